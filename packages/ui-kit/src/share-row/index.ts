export { ShareRow, type ShareRowProps, type ShareTarget } from "./ShareRow.tsx";
