export { ReasonList } from "./ReasonList.tsx";
export type { Reason, ReasonListProps } from "./ReasonList.tsx";
