/** Languages of the site: Simplified Chinese, English (US), Japanese. */
export type SeoLanguage = "zh" | "en" | "ja";

/** BCP 47 tag for `<html lang>` and hreflang. The path segment `jp` is never a language tag. */
export type LanguageTag = "zh-CN" | "en-US" | "ja";

/** Languages in the order in which alternates are listed. */
export const SEO_LANGUAGES: readonly SeoLanguage[] = ["zh", "en", "ja"];

/** BCP 47 tag of each language. */
export const LANGUAGE_TAGS: Readonly<Record<SeoLanguage, LanguageTag>> = {
  zh: "zh-CN",
  en: "en-US",
  ja: "ja",
};

/** Open Graph locale of each language. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<SeoLanguage, string>> = {
  zh: "zh_CN",
  en: "en_US",
  ja: "ja_JP",
};

/** Language whose twin visitors of no listed language get (`x-default`). */
export const DEFAULT_ALTERNATE_LANGUAGE: SeoLanguage = "en";
