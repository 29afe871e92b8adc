import { LANGUAGE_OPTIONS, LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { htmlLangOf, messagesOf } from "../messages/messages-of.ts";
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
        <h2>${centre.documents}</h2>
        <ul class="list">
          <li><a href="/centre/user-agreement${suffix}">${centre.userAgreement}</a></li>
          <li><a href="/centre/privacy-policy${suffix}">${centre.privacyPolicy}</a></li>
        </ul>
        <br />${call}
      </main>`,
  });
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
