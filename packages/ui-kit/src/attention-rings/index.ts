export { AttentionRings } from "./AttentionRings.tsx";
export type { AttentionRingsProps } from "./AttentionRings.tsx";
export type { SeenPage } from "./ringsOf.ts";
