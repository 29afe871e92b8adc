import { LANGUAGES, type LanguageInfo, type LanguageKey } from "@wesdom/facts";

export { LANGUAGE_TAGS as HTML_LANGS, LANGUAGES } from "@wesdom/facts";
export type { LangId, LanguageInfo, LanguageKey, LanguageTag as HtmlLang } from "@wesdom/facts";

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
