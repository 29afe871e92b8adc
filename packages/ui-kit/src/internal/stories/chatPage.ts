import type { Locale } from "./localized.ts";
import { OVERLAY_TEXTS } from "./overlayTexts.ts";

/** A stand-in for the chat a site embeds: greets, offers questions, takes a message. */
export function chatPage(locale: Locale): string {
  const t = OVERLAY_TEXTS[locale];
  const asks = t.chatAsk.map((text) => `<button>${text}</button>`).join("");
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>chat</title><style>
    body{display:flex;flex-direction:column;height:100vh;margin:0;background:#FBF9F6;color:#12110F;font:16px/1.6 "PingFang SC","Noto Sans CJK SC",system-ui,sans-serif}
    main{flex:1;padding:20px}p{max-width:260px;margin:0 0 16px;padding:12px 16px;border-radius:4px 18px 18px;background:#fff}
    button{display:block;margin:0 0 10px;padding:10px 16px;border:1px solid #877F73;border-radius:22px;background:none;color:inherit;font:inherit}
    form{padding:12px 20px;border-top:1px solid #E9E4DC;background:#fff}input{box-sizing:border-box;width:100%;padding:12px 16px;border:1px solid #877F73;border-radius:24px;color:inherit;font:inherit}input::placeholder{color:#6B655C}
    </style><main><p>${t.chatHello}</p>${asks}</main><form><input aria-label="${t.chatWrite}" placeholder="${t.chatWrite}"></form></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}
