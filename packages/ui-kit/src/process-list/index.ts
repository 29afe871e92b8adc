export { ProcessList, type ProcessListProps, type ProcessStep } from "./ProcessList.tsx";
