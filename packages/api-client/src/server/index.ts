export { CONTENT_INDEX_PATH, ContentIndexSchema } from "./content-index.ts";
export type { ContentIndex, LanguageContent } from "./content-index.ts";
export { CLOCK_SKEW_MS, HOST_TOKEN_HEADER, hostToken, isHostToken } from "./host-token.ts";
export { createLog, type Log, type LogFields } from "./log.ts";
export { networkOf } from "./network-of.ts";
export { withCredentials } from "./with-credentials.ts";
