/** Language ids of the API's `Lang` header: 1 Chinese, 2 English, 3 Japanese. */
export type LangId = 1 | 2 | 3;

/** BCP 47 tag of a page's `<html lang>` and hreflang. */
export type HtmlLang = "zh-CN" | "en-US" | "ja";

/** The key under which messages and content of a language lie. */
export type LanguageKey = "zh" | "en" | "ja";

/** Names the language of a route: derived from the route name on every navigation. */
export interface LanguageInfo {
  /** Name prefix of the routes: `m-zh-cn`, `m-en-us` or `m-jp`. */
  readonly name: string;
  /** Path of the index page. */
  readonly indexPath: string;
  /** Route name of the index page. */
  readonly indexRouteName: string;
  /** Value of the `Lang` header. */
  readonly Lang: LangId;
  /** Whether the site is the Chinese one. @default true */
  readonly isDomestic: boolean;
}

export const LANGUAGES: Readonly<Record<LanguageKey, LanguageInfo>> = {
  zh: { name: "m-zh-cn", indexPath: "/m/zh-cn", indexRouteName: "m-zh-cn", Lang: 1, isDomestic: true },
  en: { name: "m-en-us", indexPath: "/m/en-us", indexRouteName: "m-en-us", Lang: 2, isDomestic: false },
  ja: { name: "m-jp", indexPath: "/m/jp", indexRouteName: "m-jp", Lang: 3, isDomestic: false },
};

/** BCP 47 tag of each language; the path segment `jp` is never used as one. */
export const HTML_LANGS: Readonly<Record<LanguageKey, HtmlLang>> = { zh: "zh-CN", en: "en-US", ja: "ja" };

/**
 * The language of a route name: prefix `m-jp` Japanese, `m-en-us` English, anything else Chinese.
 *
 * @param routeName - Name of the resolved route, e.g. `m-jp-about`.
 */
export function languageKeyOf(routeName: string): LanguageKey {
  if (routeName.startsWith("m-jp")) return "ja";
  if (routeName.startsWith("m-en-us")) return "en";
  return "zh";
}

/** {@link LanguageInfo} of a route name. */
export function languageOf(routeName: string): LanguageInfo {
  return LANGUAGES[languageKeyOf(routeName)];
}
