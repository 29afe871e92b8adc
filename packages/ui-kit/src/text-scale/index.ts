export { applyTextScale, DEFAULT_TEXT_PX, readTextScale, TEXT_SCALE_BOUNDS } from "./readTextScale.ts";
