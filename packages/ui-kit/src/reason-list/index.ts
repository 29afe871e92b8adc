export { ReasonList, type Reason, type ReasonListProps } from "./ReasonList.tsx";
