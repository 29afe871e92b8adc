export * from "./browser-targets.ts";
export * from "./build-site.ts";
export * from "./inline-plugin.ts";
export * from "./kit-styles-plugin.ts";
export * from "./site-config.ts";
