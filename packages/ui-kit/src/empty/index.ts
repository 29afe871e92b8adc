export { Empty, type EmptyProps } from "./Empty.tsx";
export type { EmptyArtKind } from "./EmptyArt.tsx";
