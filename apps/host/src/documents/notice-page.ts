import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import type { HostMessages } from "../messages/zh.ts";
import { messagesOf } from "../messages/messages-of.ts";
import { documentOf, MARK } from "./document.ts";
import { html, raw } from "./html.ts";

const STYLE = `
body{display:flex;flex-direction:column;padding:20px max(20px,env(safe-area-inset-left)) 32px;max-width:600px;margin:0 auto;overflow-x:hidden}
.art{flex:1 1 220px;min-height:180px;display:block;width:100%;margin:24px 0}
.status{font-weight:700;color:var(--hot-deep);font-variant-numeric:tabular-nums;margin-bottom:12px}
h1{margin-bottom:16px}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:32px}
`;

/** Waves that miss each other: the picture of a page that did not arrive. */
const ART = raw(
  '<svg class="art" viewBox="0 0 320 200" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" fill="none" stroke-width="12"><circle cx="236" cy="100" r="150" stroke="#ffe0d6" stroke-dasharray="520 424"/><circle cx="236" cy="100" r="118" stroke="#12110f" stroke-dasharray="300 442" stroke-dashoffset="120"/><circle cx="236" cy="100" r="86" stroke="#ff4a1c" stroke-dasharray="410 131" stroke-dashoffset="40"/><circle cx="236" cy="100" r="54" stroke="#12110f" stroke-dasharray="210 130" stroke-dashoffset="300"/><circle cx="236" cy="100" r="18" fill="#12110f" stroke="none"/></svg>',
);

/** What a notice says and offers. */
export interface NoticeOptions {
  readonly language: LanguageKey;
  readonly brand: string;
  readonly status: number;
  readonly notice: keyof HostMessages["notices"];
  /** Whether a second try is offered. */
  readonly again: boolean;
}

/** A designed page for what went wrong; it needs neither a release nor the API. */
export function noticePage({ language, brand, status, notice, again }: NoticeOptions): string {
  const messages = messagesOf(language);
  const { title, text } = messages.notices[notice];
  const home = LANGUAGES[language].indexPath;
  // An empty address is that of the page itself.
  const retry = again ? html`<a class="pill" href="">${messages.retry}</a>` : raw("");
  const homeClass = again ? "pill pill--line" : "pill";
  return documentOf({
    language,
    title: `${title} | ${brand}`,
    style: STYLE,
    body: html`<header><a class="brand" href="${home}">${MARK}${brand}</a></header>
      ${ART}
      <main>
        <p class="status">${String(status)}</p>
        <h1>${title}</h1>
        <p class="muted">${text}</p>
        <p class="actions">${retry}<a class="${homeClass}" href="${home}">${messages.home}</a></p>
      </main>`,
  });
}
