export { mountInspector } from "./mount-inspector.ts";
export type { Inspector } from "./mount-inspector.ts";
export { openInBrowser, readEnvelope } from "./open-in-browser.ts";
