import { HTML_LANGS, SCRIPT_HASHES_HEADER, stylesOfPage, type LanguageKey } from "@wesdom/site-runtime";
import { hash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { STYLES } from "./styles.ts";

export interface DocumentParts {
  readonly language: LanguageKey;
  readonly title: string;
  /** Title and share tags as markup. @default the title alone */
  readonly head?: string | null;
  /** Class of the root: how large the page is drawn. */
  readonly root: string | undefined;
  readonly body: ReactElement;
  /** @default none */
  readonly script?: string;
  /** @default 200 */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const HEAD =
  '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>' +
  '<meta name="robots" content="noindex"/><meta name="theme-color" content="#fbf9f6"/>' +
  '<link rel="icon" href="/m/brand/icon.svg" type="image/svg+xml"/><link rel="icon" href="/favicon.ico" sizes="48x48"/>';

/** The answer with a document that is complete by itself, and that search engines leave out. */
export function sendDocument({
  language,
  title,
  head,
  root,
  body,
  script,
  ...answer
}: DocumentParts): Response {
  const scripts = script === undefined ? "" : `<script>${script}</script>`;
  const content = `<body>${renderToStaticMarkup(body)}${scripts}</body>`;
  const styles = stylesOfPage(STYLES, `<html class="${root}">${content}`);
  const names = head ?? renderToStaticMarkup(<title>{title}</title>);
  const html =
    `<!DOCTYPE html><html lang="${HTML_LANGS[language]}" class="${root}"><head>${HEAD}${names}` +
    `<style>${styles}</style></head>${content}</html>`;
  const headers = new Headers({ "content-type": "text/html; charset=utf-8", ...answer.headers });
  if (script !== undefined) headers.set(SCRIPT_HASHES_HEADER, `'sha256-${hash("sha256", script, "base64")}'`);
  return new Response(html, { status: answer.status ?? 200, headers });
}
