export * from "./start-site.tsx";
export * from "./report-quality.ts";
export type * from "../start/tracking-plan.ts";
