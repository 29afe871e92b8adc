import type { LanguageKey } from "@wesdom/facts";

export { LANGUAGE_KEYS as SEO_LANGUAGES, LANGUAGE_TAGS } from "@wesdom/facts";
export type { LanguageKey as SeoLanguage, LanguageTag } from "@wesdom/facts";

/** Open Graph locale of each language. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<LanguageKey, string>> = {
  zh: "zh_CN",
  en: "en_US",
  ja: "ja_JP",
};

/** Language whose twin visitors of no listed language get (`x-default`). */
export const DEFAULT_ALTERNATE_LANGUAGE: LanguageKey = "en";
