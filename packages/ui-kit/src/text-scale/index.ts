export {
  applyTextScale,
  DEFAULT_TEXT_PX,
  followTextScale,
  readTextScale,
  TEXT_SCALE_BOUNDS,
} from "./readTextScale.ts";
