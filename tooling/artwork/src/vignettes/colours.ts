export { HOT, INK, MINT, PAPER, VIOLET } from "../colour/palettes.ts";

/** Tints and depths of the house's colours, for what is drawn before a disc on a ground of any tone. */
export const PEACH = "#FFD5C6";
export const LILAC = "#C3B8FF";
export const SEA = "#9FE2CF";
export const SAND = "#EFE7DB";
export const EMBER = "#C2330C";
export const NIGHT = "#2A1A8A";
export const PINE = "#06483A";
export const COAL = "#3D3933";
export const STONE = "#9A9184";
