export * from "./build-site.ts";
export * from "./site-config.ts";
