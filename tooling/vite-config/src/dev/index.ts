export { privateTrackingKey } from "./dev-settings.ts";
export { errorText, shownError } from "./shown-error.ts";
export { createSiteDevServer } from "./site-dev-server.ts";
