import { LANGUAGE_OPTIONS, LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { htmlLangOf, messagesOf } from "../messages/messages-of.ts";
import { FORM_STYLE } from "./base-style.ts";
import { documentOf, MARK } from "./document.ts";
import { html, raw, type Html } from "./html.ts";

const STYLE = `${FORM_STYLE}
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
.actions a:not(.pill){display:inline-flex;align-items:center;min-height:44px}
#rule{margin-top:6px}
button:disabled{opacity:.5;cursor:default}
.sessions{list-style:none;padding:0;margin:32px 0;border-top:1px solid var(--line)}
.sessions li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:12px;padding:16px 0;border-bottom:1px solid var(--line)}
.sessions strong,.sessions span{display:block}
.sessions .pill{padding:8px 20px}
button.pill--line{border:1.5px solid var(--ink)}
nav{display:flex;gap:4px}
nav a{min-width:44px;min-height:44px;display:grid;place-items:center;text-decoration:none}
nav a[aria-current]{font-weight:700;color:var(--hot-deep)}
`;

/** A page of the stand-in customer centre. */
export interface CentreFrame {
  readonly language: LanguageKey;
  readonly brand: string;
  readonly title: string;
  /** Where the page lies in each language. */
  readonly path: string;
  readonly main: Html;
}

/** The document of a page of the stand-in customer centre. */
export function centreFrame({ language, brand, title, path, main }: CentreFrame): string {
  return documentOf({
    language,
    title: `${title} | ${brand}`,
    style: STYLE,
    body: html`${header(language, brand, path)}
      <main>
        <h1>${title}</h1>
        ${main}
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

/** A path of the customer centre in a language. */
export function inLanguage(path: string, language: LanguageKey): string {
  return language === "zh" ? path : `${path}?lang=${language}`;
}
