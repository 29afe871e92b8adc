import type { LeadBody } from "@wesdom/api-client";
import { documentOf } from "../documents/document.ts";
import { html, raw, type Html } from "../documents/html.ts";
import { CHAT_ANSWERS, CHAT_TEXTS as TEXTS, type ChatAnswer } from "./answers.ts";
import { CHAT_SCRIPT, LAST_ID, TROUBLE_ID } from "./chat-script.ts";
import { ASK_KEY, chatAddress, LONGEST_QUESTION, type Exchange } from "./conversation.ts";

/** Fields of the message form, as the API names them. */
export const MESSAGE_FIELDS = ["phone", "needs", "website"] as const satisfies readonly (keyof LeadBody)[];

/** What the page shows besides the conversation. */
export interface ChatState {
  readonly exchanges: readonly Exchange[];
  /** Reference number of a message that was stored. */
  readonly reference: string | null;
  /** What was typed into the message form. */
  readonly values: Readonly<Record<string, string>>;
  /** Message by field; `""` holds the form's own. */
  readonly errors: Readonly<Record<string, string>>;
  readonly privacyPolicy: string;
  /** The hotline. */
  readonly phone: string;
}

const STYLE = `
body{display:flex;flex-direction:column;max-width:600px;margin:0 auto}
main{flex:1;padding:16px 16px 24px}
h1,h2{font-size:18px;line-height:1.4;letter-spacing:0}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
ol{list-style:none;padding:0;display:flex;flex-direction:column;gap:12px}
.bubble{max-width:86%;padding:12px 16px;border-radius:16px 16px 16px 4px;background:var(--card);border:1px solid var(--line);overflow-wrap:anywhere}
.bubble p+p{margin-top:8px}
.bubble a{display:inline-flex;align-items:center;min-height:44px;color:var(--hot-deep);font-weight:700}
.mine{align-self:flex-end;border-color:var(--ink);border-radius:16px 16px 4px 16px;background:var(--ink);color:var(--paper)}
[data-waits] .ask::before{content:"${TEXTS.typing}";flex:0 0 100%;color:var(--muted);font-size:14px;opacity:0;animation:typing 0s .4s forwards}
@keyframes typing{to{opacity:1}}
li[id]{scroll-margin-top:16px}
.who{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 0;padding:0;list-style:none}
.chips a{display:inline-flex;align-items:center;min-height:44px;padding:8px 16px;border:1.5px solid var(--ink);border-radius:22px;background:var(--card);font-size:14px;line-height:1.4;text-decoration:none}
.ask{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:8px;padding:12px 16px calc(12px + env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--paper)}
label{display:block;margin:16px 0 6px;font-weight:700;font-size:14px}
input,textarea{width:100%;min-height:48px;padding:10px 16px;border:1.5px solid #8b8479;border-radius:12px;background:var(--card);color:inherit;font:inherit}
.ask input{flex:1;min-width:0;border-radius:24px}
.trouble{flex:0 0 100%;margin:0}
.trouble:empty{display:none}
li:focus-visible{outline:0}
[aria-invalid=true]{border-color:var(--hot-deep)}
button{flex:none;min-height:48px;padding:8px 20px;border:0;border-radius:24px;background:var(--ink);color:var(--paper);font:inherit;font-weight:700;cursor:pointer}
details{margin-top:24px;padding:0 16px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
summary{min-height:56px;display:flex;align-items:center;justify-content:space-between;font-weight:700;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";font-size:22px;color:var(--hot-deep)}
details[open] summary::after{content:"–"}
details form{padding-bottom:20px}
.consent{display:flex;gap:12px;align-items:flex-start;font-weight:400;line-height:1.6}
.consent input{flex:none;width:22px;min-height:22px;margin:2px 0 0;accent-color:var(--ink)}
.consent a{display:inline-block;min-height:24px}
.error{margin-top:6px;color:var(--hot-deep);font-size:14px}
.trap{position:absolute;left:-9999px}
.restart{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;color:var(--muted);font-size:14px}
`;

/** The chat page: a conversation that its address holds, so it works without JavaScript and survives a reload. */
export function chatPage(state: ChatState): string {
  const { exchanges, reference, errors, phone } = state;
  const asks = exchanges.map(({ ask }) => ask);
  const left = CHAT_ANSWERS.filter(({ key }) => exchanges.every(({ answer }) => answer?.key !== key));
  const open = Object.keys(errors).length > 0 || exchanges.at(-1)?.answer === null;
  return documentOf({
    language: "zh",
    title: TEXTS.title,
    style: STYLE,
    body: html`<main>
        <h1>${TEXTS.title}</h1>
        <ol aria-label="${TEXTS.conversation}">
          ${bubble(TEXTS.me, html`<p>${TEXTS.greeting}</p>`)}
          ${exchanges.map((exchange, index) =>
            exchangeOf(exchange, phone, reference === null && index === exchanges.length - 1),
          )}
          ${reference === null ? raw("") : bubble(TEXTS.me, html`<p>${TEXTS.sent(reference)}</p>`, LAST_ID)}
        </ol>
        ${suggestions(left, asks)} ${reference === null ? messageForm(state, open) : raw("")}
        ${asks.length === 0 ? raw("") : html`<a class="restart" href="/chat">${TEXTS.restart}</a>`}
      </main>
      ${askForm(asks)} ${raw(`<script>${CHAT_SCRIPT}</script>`)}`,
  });
}

function bubble(who: string, content: Html, id = ""): Html {
  const mine = who === TEXTS.you ? " mine" : "";
  return html`<li class="bubble${mine}" ${id === "" ? raw("") : html`id="${id}" tabindex="-1"`}>
    <span class="who">${who}：</span>${content}
  </li>`;
}

function exchangeOf({ question, answer }: Exchange, phone: string, isLast: boolean): Html {
  return html`${bubble(TEXTS.you, html`<p>${question}</p>`, isLast ? LAST_ID : "")}
  ${bubble(TEXTS.me, answerOf(answer, phone))}`;
}

function answerOf(answer: ChatAnswer | null, phone: string): Html {
  if (answer === null) return html`<p>${TEXTS.unknown(phone)}</p>`;
  const { call } = answer;
  const link = call ? { href: `tel:${phone}`, label: call.label } : answer.link;
  return html`${[...(call ? [call.text(phone)] : []), ...answer.answer].map((text) => html`<p>${text}</p>`)}
  ${link ? html`<a href="${link.href}" target="_top">${link.label}</a>` : raw("")}`;
}

function suggestions(left: readonly ChatAnswer[], asks: readonly string[]): Html {
  const chips = left.map(
    ({ key, question }) =>
      html`<li><a href="${chatAddress([...asks, key], `#${LAST_ID}`)}">${question}</a></li>`,
  );
  return left.length === 0
    ? raw("")
    : html`<ul class="chips" aria-label="${TEXTS.suggestions}">
        ${chips}
      </ul>`;
}

function askForm(asks: readonly string[]): Html {
  return html`<form class="ask" action="/chat#${LAST_ID}" method="get" role="search">
    <p class="error trouble" role="alert" id="${TROUBLE_ID}" data-text="${TEXTS.offline}"></p>
    ${asks.map((ask) => html`<input type="hidden" name="${ASK_KEY}" value="${ask}" />`)}
    <input
      name="${ASK_KEY}"
      aria-label="${TEXTS.ask}"
      placeholder="${TEXTS.placeholder}"
      maxlength="${String(LONGEST_QUESTION)}"
      autocomplete="off"
      enterkeyhint="send"
      required
    />
    <button>${TEXTS.send}</button>
  </form>`;
}

function messageForm({ exchanges, values, errors, privacyPolicy }: ChatState, open: boolean): Html {
  const action = chatAddress(
    exchanges.map(({ ask }) => ask),
    "#message",
  );
  const described = (name: string): Html =>
    errors[name] === undefined ? raw("") : html`aria-invalid="true" aria-describedby="${name}-error"`;
  const error = (name: string): Html =>
    errors[name] === undefined ? raw("") : html`<p class="error" id="${name}-error">${errors[name]}</p>`;
  return html`<details id="message" ${open ? raw("open") : raw("")}>
    <summary>${TEXTS.leave}</summary>
    <form method="post" action="${action}" novalidate>
      <p class="muted">${TEXTS.leaveLead}</p>
      ${errors[""] === undefined ? raw("") : html`<p class="error" role="alert">${errors[""]}</p>`}
      <label for="phone">${TEXTS.phone}</label>
      <input
        id="phone"
        name="phone"
        type="tel"
        inputmode="tel"
        autocomplete="tel"
        value="${values["phone"] ?? ""}"
        ${described("phone")}
      />
      ${error("phone")}
      <label for="needs">${TEXTS.needs}</label>
      <textarea id="needs" name="needs" rows="3" ${described("needs")}>${values["needs"] ?? ""}</textarea>
      ${error("needs")}
      <p class="trap" aria-hidden="true">
        <label for="website">${TEXTS.leaveEmpty}</label>
        <input id="website" name="website" tabindex="-1" autocomplete="off" />
      </p>
      <label class="consent">
        <input
          type="checkbox"
          name="consent"
          value="on"
          ${values["consent"] === "on" ? raw("checked") : raw("")}
          ${described("consent")}
        />
        <span>
          ${TEXTS.consentBefore}<a href="${privacyPolicy}" target="_blank" rel="noopener"
            >${TEXTS.consentPolicy}</a
          >${TEXTS.consentAfter}
        </span>
      </label>
      ${error("consent")}
      <br /><button>${TEXTS.submit}</button>
    </form>
  </details>`;
}
