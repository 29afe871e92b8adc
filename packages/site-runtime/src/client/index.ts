export * from "./start-site.tsx";
