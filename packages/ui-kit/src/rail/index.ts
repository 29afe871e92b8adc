export { CoverRail } from "./CoverRail.tsx";
export type { CoverRailProps } from "./CoverRail.tsx";
export { Rail } from "./Rail.tsx";
export type { RailProps } from "./Rail.tsx";
