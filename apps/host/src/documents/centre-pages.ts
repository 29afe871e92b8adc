import { LANGUAGE_OPTIONS, LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { htmlLangOf, messagesOf } from "../messages/messages-of.ts";
import type { Arrival } from "../app/redeem-ticket.ts";
import { documentOf, MARK } from "./document.ts";
import { html, raw, type Html } from "./html.ts";

const STYLE = `
body{padding:20px max(20px,env(safe-area-inset-left)) 48px;max-width:600px;margin:0 auto}
header{display:flex;justify-content:space-between;align-items:center;margin-bottom:56px}
h1{font-size:28px;line-height:1.25;margin-bottom:16px}
h2{font-size:22px;line-height:1.3;margin:40px 0 12px}
h3{font-size:18px;margin:28px 0 8px}
.list{list-style:none;padding:0;border-top:1px solid var(--line)}
.list a{display:flex;justify-content:space-between;min-height:56px;align-items:center;border-bottom:1px solid var(--line);font-weight:700;text-decoration:none}
.list a::after{content:"→";color:var(--hot-deep)}
.text{margin-top:32px;overflow-wrap:anywhere}
.text p,.text ul,.text ol{margin:0 0 16px}
.text table{width:100%;border-collapse:collapse}
.text td,.text th{border-bottom:1px solid var(--line);padding:8px;text-align:start;vertical-align:top}
.who{margin:32px 0;padding:20px;border-radius:16px;background:var(--card);border:1px solid var(--line)}
.who div{display:flex;justify-content:space-between;gap:16px;padding:10px 0}
.who div+div{border-top:1px solid var(--line)}
.who dd{margin:0;font-weight:700;text-align:end;overflow-wrap:anywhere}
.who dt{flex:none;color:var(--muted)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
nav{display:flex;gap:4px}
nav a{min-width:44px;min-height:44px;display:grid;place-items:center;text-decoration:none}
nav a[aria-current]{font-weight:700;color:var(--hot-deep)}
`;

/** Documents of the customer centre: path below it, and their title in the API. */
export const CENTRE_DOCUMENTS = {
  "user-agreement": "user_agreement",
  "privacy-policy": "privacy_policy",
} as const;

/** Name of a document in its address. */
export type CentreDocument = keyof typeof CENTRE_DOCUMENTS;

/** A document as the API has it. */
export interface CentreText {
  readonly title: string;
  readonly updatedAt: string;
  /** Markup, sanitised by the API. */
  readonly html: string;
}

/** Where the visitors of the one site with accounts sign in. */
const LOGIN_PATH = "/m/zh-cn/common/login";

/** Start page of the stand-in customer centre. */
export function centrePage(language: LanguageKey, brand: string, phone: string): string {
  const { centre } = messagesOf(language);
  const call = phone === "" ? raw("") : html`<p><a class="pill" href="tel:${phone}">${phone}</a></p>`;
  const suffix = language === "zh" ? "" : `?lang=${language}`;
  return documentOf({
    language,
    title: `${centre.title} | ${brand}`,
    style: STYLE,
    body: html`${header(language, brand, "/centre")}
      <main>
        <h1>${centre.title}</h1>
        <p class="muted">${centre.text}</p>
        ${language === "zh" ? html`<p class="actions"><a class="pill" href="${LOGIN_PATH}">${centre.signIn}</a></p>` : raw("")}
        <h2>${centre.documents}</h2>
        <ul class="list">
          <li><a href="/centre/user-agreement${suffix}">${centre.userAgreement}</a></li>
          <li><a href="/centre/privacy-policy${suffix}">${centre.privacyPolicy}</a></li>
        </ul>
        <br />${call}
      </main>`,
  });
}

/** Who has just come in, and where the way leads on. */
export function centreArrival(language: LanguageKey, brand: string, arrival: Arrival): string {
  const { centre } = messagesOf(language);
  const { account, information, redirect } = arrival;
  const facts: (readonly [string, string])[] = [[centre.account, account.phone]];
  if (information) facts.push([centre.company, information.company], [centre.position, information.position]);
  const next = redirect === null ? null : webAddress(redirect);
  const goOn = next === null ? raw("") : html`<a class="pill" href="${next}">${centre.goOn}</a>`;
  return documentOf({
    language,
    title: `${centre.arrivedTitle} | ${brand}`,
    style: STYLE,
    body: html`${header(language, brand, "/centre")}
      <main>
        <h1>${centre.arrivedTitle}</h1>
        <p class="muted">${centre.arrivedText}</p>
        <dl class="who">
          ${facts.map(
            ([name, value]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
        <p class="actions">
          ${goOn}<a class="pill pill--line" href="${LANGUAGES[language].indexPath}">${centre.back}</a>
        </p>
      </main>`,
  });
}

/** A ticket that opens nothing: used already, too old, or never given. */
export function centreRefusal(language: LanguageKey, brand: string): string {
  const { centre } = messagesOf(language);
  return documentOf({
    language,
    title: `${centre.refusedTitle} | ${brand}`,
    style: STYLE,
    body: html`${header(language, brand, "/centre")}
      <main>
        <h1>${centre.refusedTitle}</h1>
        <p class="muted">${centre.refusedText}</p>
        <p class="actions"><a class="pill" href="${LOGIN_PATH}">${centre.again}</a></p>
      </main>`,
  });
}

/** The API checks where the way may lead; here nothing but a path of the site or a web address becomes a link. */
function webAddress(redirect: string): string | null {
  if (/^\/(?![/\\])/.test(redirect)) return redirect;
  return /^https?:\/\//i.test(redirect) && URL.canParse(redirect) ? redirect : null;
}

/** A document of the customer centre. */
export function centreDocument(
  language: LanguageKey,
  brand: string,
  name: CentreDocument,
  { title, updatedAt, html: markup }: CentreText,
): string {
  const { centre } = messagesOf(language);
  return documentOf({
    language,
    title: `${title} | ${brand}`,
    style: STYLE,
    body: html`${header(language, brand, `/centre/${name}`)}
      <main>
        <h1>${title}</h1>
        <p class="muted">${centre.updated} <time>${updatedAt}</time></p>
        <div class="text">${raw(markup)}</div>
      </main>`,
  });
}

function header(language: LanguageKey, brand: string, path: string): Html {
  const links = LANGUAGE_OPTIONS.map(({ name, languageName }) => {
    const current = name === language ? raw(' aria-current="page"') : raw("");
    return html`<a href="${path}?lang=${name}" lang="${htmlLangOf(name)}" ${current}>${languageName}</a>`;
  });
  const label = messagesOf(language).desktop.languages;
  return html`<header>
    <a class="brand" href="${LANGUAGES[language].indexPath}">${MARK}${brand}</a>
    <nav aria-label="${label}">${links}</nav>
  </header>`;
}
