export { ConsultBar, type ConsultBarProps } from "./ConsultBar.tsx";
