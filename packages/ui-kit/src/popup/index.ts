export type { CloseReason, ModalBehaviour } from "./modalBehaviour.ts";
export { Popup } from "./Popup.tsx";
export type { PopupProps } from "./Popup.tsx";
