import { LANGUAGES, type LanguageKey } from "@wesdom/facts";

/** Addresses of one page in the languages in which it exists. */
export type Twins = Partial<Readonly<Record<LanguageKey, string>>>;

/**
 * The same page in several languages.
 *
 * @param below - Path and query below the index page, such as `/case?code=a`.
 */
export function twinsOf(languages: readonly LanguageKey[], below: string): Twins {
  return Object.fromEntries(languages.map((key) => [key, LANGUAGES[key].indexPath + below]));
}
