export { createZIndex, POPUP_BASE_Z_INDEX } from "./createZIndex.ts";
export type { ZIndex } from "./createZIndex.ts";
