export { COPIED_SIGN_MS, ShareRow } from "./ShareRow.tsx";
export type { ShareRowProps, ShareTarget } from "./ShareRow.tsx";
