import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { zh } from "./messages/zh.ts";

/** Languages in which messages exist. */
export type MessageLanguage = "zh" | "en" | "ja";

/** What can be wrong with a field. */
export type MessageKey =
  | "name"
  | "phone"
  | "code"
  | "email"
  | "area"
  | "address"
  | "company"
  | "needs"
  | "consent"
  | "url"
  | "passwordA"
  | "passwordB"
  | "tooLong"
  | "invalid";

/** One text for each {@link MessageKey}. */
export type Messages = Readonly<Record<MessageKey, string>>;

const MESSAGES: Readonly<Record<MessageLanguage, Messages>> = { zh, en, ja };

/**
 * The text that stands beside a field.
 *
 * @param key - What is wrong.
 * @param language - Language of the page.
 */
export function messageOf(key: MessageKey, language: MessageLanguage): string {
  return MESSAGES[language][key];
}
