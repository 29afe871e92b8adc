export { mountInspector } from "./mountInspector.ts";
export type { Inspector } from "./mountInspector.ts";
export { openInBrowser, readEnvelope } from "./openInBrowser.ts";
