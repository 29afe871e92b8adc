import type { LanguageKey } from "@wesdom/facts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import type { MessageKey, Messages } from "./messages/message-key.ts";
import { zh } from "./messages/zh.ts";

const MESSAGES: Readonly<Record<LanguageKey, Messages>> = { zh, en, ja };

/**
 * The text that stands beside a field.
 *
 * @param key - What is wrong.
 * @param language - Language of the page.
 */
export function messageOf(key: MessageKey, language: LanguageKey): string {
  return MESSAGES[language][key];
}
