import type { LanguageKey } from "@wesdom/site-runtime";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { zh, type HostMessages } from "./zh.ts";

const MESSAGES: Readonly<Record<LanguageKey, HostMessages>> = { zh, en, ja };

export function messagesOf(language: LanguageKey): HostMessages {
  return MESSAGES[language];
}
