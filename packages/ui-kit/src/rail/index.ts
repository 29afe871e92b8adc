export { CoverRail, type CoverRailProps } from "./CoverRail.tsx";
export { Rail, type RailProps } from "./Rail.tsx";
