export { PeopleWall } from "./PeopleWall.tsx";
export type { PeopleWallProps } from "./PeopleWall.tsx";
