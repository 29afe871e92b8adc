export { createApi, type Api, type ApiOptions } from "./createApi.ts";
export { ContentError } from "./content/import/content-error.ts";
export { DatabaseInUseError } from "./database/lockFolder.ts";
export type { Settings } from "./env.ts";
export { jsonLog, silentLog, type Log } from "./http/log.ts";
