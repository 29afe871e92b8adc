export { CHAT_LOAD_TIMEOUT_MS, ChatPopup, type ChatPopupProps } from "./ChatPopup.tsx";
