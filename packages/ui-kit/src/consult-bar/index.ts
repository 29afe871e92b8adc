export { ConsultBar } from "./ConsultBar.tsx";
export type { ConsultBarProps } from "./ConsultBar.tsx";
