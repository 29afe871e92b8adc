export type { CloseReason, ModalBehaviour } from "../internal/modal/Modal.tsx";
export { Popup } from "./Popup.tsx";
export type { PopupProps } from "./Popup.tsx";
