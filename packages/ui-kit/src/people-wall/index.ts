export { PeopleWall, type PeopleWallProps } from "./PeopleWall.tsx";
