import { LANGUAGES, type LanguageKey } from "@wesdom/facts";

/** One entry of the language switcher. */
export interface LanguageOption {
  /** Language key: `zh`, `en` or `ja`. */
  readonly name: LanguageKey;
  /** Path of the language's index page. */
  readonly indexPath: string;
  /** The language's own name, as the switcher shows it. */
  readonly languageName: string;
}

/** The switcher's entries in their order. */
export const LANGUAGE_OPTIONS: readonly LanguageOption[] = [
  { name: "zh", indexPath: LANGUAGES.zh.indexPath, languageName: "中文" },
  { name: "en", indexPath: LANGUAGES.en.indexPath, languageName: "EN" },
  { name: "ja", indexPath: LANGUAGES.ja.indexPath, languageName: "日本語" },
];
