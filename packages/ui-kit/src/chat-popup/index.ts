export { CHAT_LOAD_TIMEOUT_MS, ChatPopup } from "./ChatPopup.tsx";
export type { ChatPopupProps } from "./ChatPopup.tsx";
