import { LANGUAGES, type LanguageKey } from "@wesdom/facts";
import { languageKeyOf } from "../languages/languages.ts";
import type { SiteName } from "../site/site-build.ts";
import { DESKTOP_LANGUAGE_PREFIXES, MOBILE_PREFIX } from "./constants.ts";

/** Whether a path is a prefix itself or lies below it; letter case does not matter. */
export function isUnder(pathname: string, prefix: string): boolean {
  const path = pathname.toLowerCase();
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * A path without its trailing slashes; the root stays `/`. Read from its start: a pattern that begins at a slash would
 * try each one of a long row anew.
 */
export function withoutTrailingSlash(pathname: string): string {
  return /^.*[^/]/s.exec(pathname)?.[0] ?? "/";
}

/**
 * The desktop twin of a mobile path: without `/m`. The result starts with exactly one slash, so that it never names
 * another host (`/m//evil.example` becomes `/evil.example`).
 */
export function desktopPathOf(mobilePath: string): string {
  return `/${mobilePath.slice(MOBILE_PREFIX.length).replace(/^[/\\]+/, "")}`;
}

/** The mobile twin of a path: the root and the languages lie under `/m`, anything else stays as it is. */
export function mobilePathOf(pathname: string): string {
  if (pathname === "/") return MOBILE_PREFIX;
  const moves = DESKTOP_LANGUAGE_PREFIXES.some((prefix) => isUnder(pathname, prefix));
  return moves ? `${MOBILE_PREFIX}${pathname}` : pathname;
}

/** The language a path belongs to, with or without the mobile prefix; anything else is Chinese. */
export function languageOfPath(pathname: string): LanguageKey {
  const path = isUnder(pathname, MOBILE_PREFIX) ? pathname : `${MOBILE_PREFIX}${pathname}`;
  const found = Object.values(LANGUAGES).find(({ indexPath }) => isUnder(path, indexPath));
  return languageKeyOf(found?.name ?? LANGUAGES.zh.name);
}

/** The 404 page for an unknown path: of the language whose prefix it has, else the Chinese one. */
export function notFoundPathOf(pathname: string): string {
  return `${LANGUAGES[languageOfPath(pathname)].indexPath}/404`;
}

/** Whether a path is the 404 page of a language: it answers HTTP 404. */
export function isNotFoundPath(pathname: string): boolean {
  const path = withoutTrailingSlash(pathname).toLowerCase();
  return Object.values(LANGUAGES).some(({ indexPath }) => path === `${indexPath}/404`);
}

/** The site that owns a mobile path: English and Japanese belong to `intl`, everything else to `cn`. */
export function siteOfPath(pathname: string): SiteName {
  const intl = isUnder(pathname, LANGUAGES.en.indexPath) || isUnder(pathname, LANGUAGES.ja.indexPath);
  return intl ? "intl" : "cn";
}
