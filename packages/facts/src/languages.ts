/** Languages of the sites: Simplified Chinese, English (US), Japanese. Messages and content lie under these keys. */
export type LanguageKey = "zh" | "en" | "ja";

/** Value of the API's `Lang` header: 1 Chinese, 2 English, 3 Japanese. */
export type LangId = 1 | 2 | 3;

/** BCP 47 tag of `<html lang>` and hreflang. The path segment `jp` is never one. */
export type LanguageTag = "zh-CN" | "en-US" | "ja";

/** What follows from the language of a route. */
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

/** Path below which the mobile site lies. */
export const MOBILE_PREFIX = "/m";

export const LANGUAGES: Readonly<Record<LanguageKey, LanguageInfo>> = {
  zh: { name: "m-zh-cn", indexPath: "/m/zh-cn", indexRouteName: "m-zh-cn", Lang: 1, isDomestic: true },
  en: { name: "m-en-us", indexPath: "/m/en-us", indexRouteName: "m-en-us", Lang: 2, isDomestic: false },
  ja: { name: "m-jp", indexPath: "/m/jp", indexRouteName: "m-jp", Lang: 3, isDomestic: false },
};

/** In the order in which languages are listed. */
export const LANGUAGE_KEYS: readonly LanguageKey[] = ["zh", "en", "ja"];

/** BCP 47 tag of each language. */
export const LANGUAGE_TAGS: Readonly<Record<LanguageKey, LanguageTag>> = {
  zh: "zh-CN",
  en: "en-US",
  ja: "ja",
};

/** The language of a `Lang` header. */
export function languageOfLang(lang: LangId): LanguageKey {
  return LANGUAGE_KEYS.find((key) => LANGUAGES[key].Lang === lang) ?? "zh";
}
