export { SuccessPanel } from "./SuccessPanel.tsx";
export type { SuccessPanelProps } from "./SuccessPanel.tsx";
