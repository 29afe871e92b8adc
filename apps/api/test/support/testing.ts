export { reportUrl, seal, trackingEvent } from "./seal.ts";
export { startPostgres } from "./startPostgres.ts";
