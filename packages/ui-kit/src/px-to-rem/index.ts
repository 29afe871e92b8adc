export { pxToRem } from "./pxToRem.ts";
export { pxToRemPlugin } from "./pxToRemPlugin.ts";
