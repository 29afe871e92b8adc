export { PX_PER_REM, pxToRem } from "./pxToRem.ts";
export { pxToRemPlugin } from "./pxToRemPlugin.ts";
export type { PxToRemPlugin } from "./pxToRemPlugin.ts";
