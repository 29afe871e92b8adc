export { mountInspector, type Inspector } from "./mountInspector.ts";
