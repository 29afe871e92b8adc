/** What our own chat posts to the page around its frame once it is there; the error page of a browser posts nothing. */
export const CHAT_READY = "chat-ready";

/** What a chat posts to the page around its frame to be closed. */
export const CHAT_CLOSE = "chat-close";
