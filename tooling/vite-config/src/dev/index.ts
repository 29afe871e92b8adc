export { askApi } from "./ask-api.ts";
export { privateTrackingKey } from "./dev-settings.ts";
export { errorText, shownError } from "./shown-error.ts";
export { createSiteDevServer, type SiteDevServer } from "./site-dev-server.ts";
