import type { LanguageKey } from "@wesdom/site-runtime";
import { en } from "./en.ts";
import type { HostMessages } from "./host-messages.ts";
import { ja } from "./ja.ts";
import { zh } from "./zh.ts";

const MESSAGES: Readonly<Record<LanguageKey, HostMessages>> = { zh, en, ja };

/** The texts of a language. */
export function messagesOf(language: LanguageKey): HostMessages {
  return MESSAGES[language];
}
