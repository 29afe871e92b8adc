import { LANGUAGE_OPTIONS, LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { desktopPathOf, VIEW_KEY, VIEW_MOBILE } from "@wesdom/site-runtime/addresses";
import { documentOf, MARK } from "../documents/document.ts";
import { html, raw } from "../documents/html.ts";
import type { ScriptedDocument } from "../pages/finish-document.ts";
import { scriptHash } from "../security/content-policy.ts";
import { htmlLangOf, messagesOf } from "../messages/messages-of.ts";
import { DESKTOP_ARCS, DESKTOP_STYLE } from "./desktop-style.ts";
import type { TwinHead } from "./twin-head.ts";

/** What the stand-in shows. */
export interface DesktopPageOptions {
  readonly language: LanguageKey;
  readonly brand: string;
  readonly head: TwinHead;
  /** Mobile path of the framed page. */
  readonly path: string;
  /** Query of the framed page. */
  readonly search: URLSearchParams;
  /** Address of the picture with the QR code. */
  readonly qrSource: string;
  /** Desktop path of a language's version of the page. */
  readonly pathIn: (language: LanguageKey) => string;
}

/** An iPad says it is a Mac; only its touch points tell, and only here. It is let through like any tablet. */
const TABLET_SCRIPT = `if(/Macintosh/.test(navigator.userAgent)&&navigator.maxTouchPoints>1&&top===self)location.replace(document.documentElement.dataset.mobile)`;

/** Stands in for a desktop site: the live mobile page in a phone, and a QR code that takes it along. */
export function desktopPage(options: DesktopPageOptions): ScriptedDocument {
  const { language, brand, head, path, search, qrSource, pathIn } = options;
  const { desktop } = messagesOf(language);
  const query = new URLSearchParams(search);
  query.set(VIEW_KEY, VIEW_MOBILE);
  const mobile = `${path}?${query.toString()}`;
  const languages = LANGUAGE_OPTIONS.map(({ name, languageName }) => {
    const current = name === language ? raw(' aria-current="page"') : raw("");
    return html`<a href="${pathIn(name)}" lang="${htmlLangOf(name)}" hreflang="${htmlLangOf(name)}" ${current}
      >${languageName}</a
    >`;
  });
  const page = documentOf({
    language,
    title: "",
    head: head.tags,
    style: DESKTOP_STYLE,
    body: html`<div class="stage">
        <div class="words">
          <header class="top">
            <a class="brand" href="${desktopIndex(language)}">${MARK}${brand}</a>
            <nav aria-label="${desktop.languages}">${languages}</nav>
          </header>
          <main class="lead">
            <p class="eyebrow">${desktop.eyebrow}</p>
            <h1>${desktop.title}</h1>
            <p class="text muted">${desktop.text}</p>
            <div class="take">
              <img src="${qrSource}" width="148" height="148" alt="${desktop.qrAlt}" />
              <div><b>${desktop.scan}</b><a class="pill" href="${mobile}">${desktop.open}</a></div>
            </div>
          </main>
        </div>
        <div class="scene">
          ${raw(DESKTOP_ARCS)}
          <div class="phone"><iframe src="${mobile}" title="${desktop.frameTitle}"></iframe></div>
        </div>
      </div>
      ${raw(`<script>${TABLET_SCRIPT}</script>`)}`,
  });
  const titled = page
    .replace("<title></title>", () => `<title>${head.title}</title>`)
    .replace("<html ", () => html`<html data-mobile="${mobile}" `.html);
  return { html: titled, scriptHashes: [scriptHash(TABLET_SCRIPT)] };
}

function desktopIndex(language: LanguageKey): string {
  return desktopPathOf(LANGUAGES[language].indexPath);
}
