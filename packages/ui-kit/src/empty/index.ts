export { Empty } from "./Empty.tsx";
export type { EmptyProps } from "./Empty.tsx";
export type { EmptyArtKind } from "./EmptyArt.tsx";
