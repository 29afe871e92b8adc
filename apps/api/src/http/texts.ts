import type { LanguageKey } from "@wesdom/api-client/contract";
import { en } from "../messages/en.ts";
import { ja } from "../messages/ja.ts";
import { zh, type TextKey, type Texts } from "../messages/zh.ts";

const TEXTS: Readonly<Record<LanguageKey, Texts>> = { zh, en, ja };

/**
 * A text in the language of the call.
 *
 * @param values - What stands in it for a name in braces.
 */
export function translate(
  key: TextKey,
  language: LanguageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
