export * from "./languages/languages.ts";
export * from "./settings/default-settings.ts";
export type * from "./settings/public-settings.ts";
export type * from "./site/site-build.ts";
