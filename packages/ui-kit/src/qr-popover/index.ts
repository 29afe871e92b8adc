export { QrPopover } from "./QrPopover.tsx";
export type { QrPopoverProps } from "./QrPopover.tsx";
