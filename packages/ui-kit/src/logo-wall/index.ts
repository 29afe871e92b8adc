export { LogoWall } from "./LogoWall.tsx";
export type { LogoWallItem, LogoWallProps } from "./LogoWall.tsx";
