export { LogoWall, type LogoWallItem, type LogoWallProps } from "./LogoWall.tsx";
