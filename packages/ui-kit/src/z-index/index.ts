export { createZIndex, POPUP_BASE_Z_INDEX, type ZIndex } from "./createZIndex.ts";
