export type { CloseReason, ModalBehaviour } from "./modalBehaviour.ts";
export { Popup, type PopupProps } from "./Popup.tsx";
