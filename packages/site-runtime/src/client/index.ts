export * from "./start-site.tsx";
export { afterPaint } from "./when-quiet.ts";
export * from "./inspect-tracking.ts";
export * from "./report-quality.ts";
