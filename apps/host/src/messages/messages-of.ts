import { HTML_LANGS, LANGUAGES, languageKeyOf, type LanguageKey } from "@wesdom/site-runtime";
import { isUnder, MOBILE_PREFIX } from "@wesdom/site-runtime/addresses";
import { en } from "./en.ts";
import type { HostMessages } from "./host-messages.ts";
import { ja } from "./ja.ts";
import { zh } from "./zh.ts";

const MESSAGES: Readonly<Record<LanguageKey, HostMessages>> = { zh, en, ja };

/** The texts of a language. */
export function messagesOf(language: LanguageKey): HostMessages {
  return MESSAGES[language];
}

/** The language a path belongs to, with or without the mobile prefix; anything else is Chinese. */
export function languageOfPath(pathname: string): LanguageKey {
  const path = isUnder(pathname, MOBILE_PREFIX) ? pathname : `${MOBILE_PREFIX}${pathname}`;
  const found = Object.values(LANGUAGES).find(({ indexPath }) => isUnder(path, indexPath));
  return found ? languageKeyOf(found.name) : "zh";
}

/** Value of `lang` in a document. */
export function htmlLangOf(language: LanguageKey): string {
  return HTML_LANGS[language];
}
