export * from "./start-site.tsx";
export { afterPaint } from "./when-quiet.ts";
export * from "./report-quality.ts";
export type * from "../site/site-pages.ts";
export type * from "../start/tracking-plan.ts";
