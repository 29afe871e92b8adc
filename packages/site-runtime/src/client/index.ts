export * from "./start-site.tsx";
export * from "./report-quality.ts";
