export { mountInspector } from "./mountInspector.ts";
export type { Inspector } from "./mountInspector.ts";
