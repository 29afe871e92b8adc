export * from "./constants.ts";
export * from "./is-mobile-agent.ts";
export * from "./paths.ts";
export * from "./resolve-address.ts";
