import type { AccountSessions } from "@wesdom/api-client";
import type { LanguageKey } from "@wesdom/site-runtime";
import { htmlLangOf, messagesOf } from "../messages/messages-of.ts";
import { centreFrame, inLanguage } from "./centre-frame.ts";
import { html, raw, type Html } from "./html.ts";
import { LOGIN_PATH, PASSWORD_PATH, SESSIONS_PATH, SIGN_OUT_PATH } from "./sign-out-pages.ts";

/** Where the accounts are at home. */
const TIME_ZONE = "Asia/Shanghai";

type Session = AccountSessions["sessions"][number];

/**
 * The page of the sessions of an account.
 *
 * @param known - The sessions; `null` where nobody is signed in.
 */
export function sessionsPage(language: LanguageKey, brand: string, known: AccountSessions | null): string {
  const { sessions } = messagesOf(language).centre;
  return centreFrame({
    language,
    brand,
    title: sessions.title,
    path: SESSIONS_PATH,
    main: known === null ? nobody(language) : list(language, known),
  });
}

function nobody(language: LanguageKey): Html {
  const { sessions, signIn } = messagesOf(language).centre;
  return html`
    <p class="muted">${sessions.nobody}</p>
    <p class="actions"><a class="pill" href="${LOGIN_PATH}">${signIn}</a></p>
  `;
}

function list(language: LanguageKey, { sessions: rows, canEnd }: AccountSessions): Html {
  const { sessions, password } = messagesOf(language).centre;
  const others = rows.some(({ current }) => !current);
  return html`
    <p class="muted">${sessions.text}</p>
    <ul class="sessions">
      ${rows.map((row) => item(language, row, canEnd))}
    </ul>
    ${canEnd || !others ? raw("") : again(language)}
    <p class="actions"><a href="${inLanguage(PASSWORD_PATH, language)}">${password.title}</a></p>
  `;
}

function item(language: LanguageKey, { id, device, usedAt, current }: Session, canEnd: boolean): Html {
  const { sessions } = messagesOf(language).centre;
  const at = new Date(usedAt);
  const shown = new Intl.DateTimeFormat(htmlLangOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: TIME_ZONE,
  }).format(at);
  const name = device === "" ? sessions.unknown : device.replace("WeChat", sessions.wechat);
  const end = html`<form method="post" action="${inLanguage(SESSIONS_PATH, language)}">
    <button class="pill pill--line" name="id" value="${id}" aria-label="${sessions.end}: ${name}">
      ${sessions.end}
    </button>
  </form>`;
  return html`<li>
    <div>
      <strong>${name}</strong>
      <span class="muted">${sessions.used} <time datetime="${at.toISOString()}">${shown}</time></span>
    </div>
    ${current ? html`<span>${sessions.current}</span>` : canEnd ? end : raw("")}
  </li>`;
}

/** Signing out here, after which the way leads to the login. */
function again(language: LanguageKey): Html {
  const { sessions } = messagesOf(language).centre;
  return html`
    <p>${sessions.againText}</p>
    <form class="actions" method="post" action="${inLanguage(SIGN_OUT_PATH, language)}">
      <button class="pill" name="scope" value="device">${sessions.again}</button>
    </form>
  `;
}
