import type { LanguageKey } from "@wesdom/site-runtime";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import type { StandInMessages } from "./stand-in-messages.ts";
import { zh } from "./zh.ts";

const MESSAGES: Readonly<Record<LanguageKey, StandInMessages>> = { zh, en, ja };

export function messagesOf(language: LanguageKey): StandInMessages {
  return MESSAGES[language];
}
