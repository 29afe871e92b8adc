export { ProcessList } from "./ProcessList.tsx";
export type { ProcessListProps, ProcessStep } from "./ProcessList.tsx";
