export { AttentionRings, type AttentionRingsProps } from "./AttentionRings.tsx";
export type { SeenPage } from "./ringsOf.ts";
