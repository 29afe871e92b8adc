import type { LanguageKey } from "@wesdom/site-runtime";
import { messagesOf } from "../messages/messages-of.ts";
import { html } from "./html.ts";

/** Above the pages' own layers. */
const Z_INDEX = "2147483000";

/** The bar of a page that is not published: which build it is, and the way out. */
export function previewBar(language: LanguageKey, buildId: string, leaveHref: string): string {
  const { preview } = messagesOf(language);
  const style =
    `position:fixed;inset:auto 0 0 0;z-index:${Z_INDEX};display:flex;gap:12px;align-items:center;` +
    "justify-content:space-between;padding:10px 16px calc(10px + env(safe-area-inset-bottom));" +
    "background:#16131f;color:#fff;font:14px/1.4 system-ui,sans-serif";
  return html`<aside id="preview-bar" role="status" style="${style}">
    <span>${preview.title} <code>${buildId}</code></span
    ><a href="${leaveHref}" style="flex:none;color:#fff;text-decoration:underline;padding:10px 4px"
      >${preview.leave}</a
    >
  </aside>`.html;
}
