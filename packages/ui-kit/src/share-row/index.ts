export { ShareRow } from "./ShareRow.tsx";
export type { ShareRowProps, ShareTarget } from "./ShareRow.tsx";
