export * from "./list-releases.ts";
export * from "./manifest.ts";
export * from "./pointer.ts";
export * from "./publish.ts";
export { EXIT_CODES, ReleaseError, type ReleaseErrorCode } from "./release-error.ts";
export * from "./verify.ts";
