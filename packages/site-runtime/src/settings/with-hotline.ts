import type { LanguageKey } from "../languages/languages.ts";
import type { PublicSettings } from "./public-settings.ts";

/** A text that may name the hotline, which is empty where a language has none. */
export type HotlineText = string | ((values: { readonly phone: string }) => string);

/** A text with the hotline of a language in its place. */
export function withHotline(text: HotlineText, settings: PublicSettings, language: LanguageKey): string {
  return typeof text === "string" ? text : text({ phone: settings.contact[language].phone });
}
