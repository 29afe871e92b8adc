import { HTML_LANGS, type LanguageKey } from "@wesdom/site-runtime";
import { BASE_STYLE, PAPER } from "./base-style.ts";
import { html, raw, type Html } from "./html.ts";

/** The brand's mark. */
export const MARK: Html = raw(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8.75" fill="none" stroke="currentColor" stroke-width="6.5"/><circle cx="12" cy="12" r="3.4" fill="var(--hot)"/></svg>',
);

/** A page of `host` itself. */
export interface DocumentParts {
  readonly language: LanguageKey;
  readonly title: string;
  /** Styles besides the base. */
  readonly style?: string;
  readonly body: Html;
}

/** A whole, self-contained document that search engines leave out. */
export function documentOf({ language, title, style = "", body }: DocumentParts): string {
  return html`<!DOCTYPE html>
    <html lang="${HTML_LANGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${PAPER}" />
        <link rel="icon" href="/m/brand/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <style>
          ${raw(BASE_STYLE + style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.html;
}
