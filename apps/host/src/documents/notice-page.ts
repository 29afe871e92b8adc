import { LANGUAGES, withoutPhraseBreaks, type LanguageKey } from "@wesdom/site-runtime";
import type { HostMessages } from "../messages/zh.ts";
import { messagesOf } from "../messages/messages-of.ts";
import { documentOf, MARK } from "./document.ts";
import { html, raw } from "./html.ts";

const STYLE = `
body{display:flex;flex-direction:column;padding:20px max(20px,env(safe-area-inset-left)) 32px;max-width:600px;margin:0 auto;overflow-x:hidden}
.art{flex:1 1 200px;min-height:150px;display:block;width:calc(100% + 40px);margin:16px -20px 24px}
.status{position:absolute;clip-path:inset(50%)}
h1{margin-bottom:12px}
.muted{text-wrap:balance;word-break:auto-phrase}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:28px}
`;

/** The status as on a page of the sites: a lens stands in the place of its second digit, and under it the wave runs out. */
function artOf(status: string): string {
  return `<svg class="art" viewBox="0 0 375 232" aria-hidden="true" fill="none"><g fill="var(--ink)" font-size="280" font-weight="800" text-anchor="middle"><text x="52" y="212">${status.slice(0, 1)}</text><text x="323" y="212">${status.slice(2)}</text></g><path d="m246 172 42 42" stroke="var(--hot)" stroke-width="34" stroke-linecap="round"/><circle cx="187" cy="112" r="88" fill="var(--paper)" stroke="var(--paper)" stroke-width="36"/><circle cx="187" cy="112" r="88" stroke="var(--ink)" stroke-width="20"/><path d="M113 112q6-44 14 0 8 56 16 0 8-44 16 0 8 30 16 0 8-20 16 0 8 10 16 0h20" stroke="var(--ink)" stroke-width="3"/><path d="M236 112h28" stroke="var(--hot-deep)" stroke-width="3" stroke-dasharray="2 10"/></svg>`;
}

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
    title: `${withoutPhraseBreaks(title)} | ${brand}`,
    style: STYLE,
    body: html`<header><a class="brand" href="${home}">${MARK}${brand}</a></header>
      ${raw(artOf(String(status)))}
      <main>
        <p class="status">${String(status)}</p>
        <h1>${title}</h1>
        <p class="muted">${text}</p>
        <p class="actions">${retry}<a class="${homeClass}" href="${home}">${messages.home}</a></p>
      </main>`,
  });
}
