import { withoutPhraseBreaks } from "@wesdom/facts";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { CONTENT } from "./content.ts";
import { FORM_TEXTS } from "./forms.ts";
import type { Locale } from "./localized.ts";
import { OVERLAY_TEXTS } from "./overlayTexts.ts";
import { TEXTS } from "./texts.ts";
import { broken } from "./withLines.ts";
import { WORDS } from "./words.ts";

/** Anything else is a name of the code, not a text. */
const HAN = /\p{Script=Han}/u;

type Dictionary = ReadonlyMap<string, string>;

/** Texts of one language beside those of the other, wherever both have one at the same place. */
function pairs(from: unknown, to: unknown): readonly (readonly [string, string])[] {
  if (typeof from === "string")
    return typeof to === "string" && HAN.test(from) ? [[withoutPhraseBreaks(from).trim(), to]] : [];
  if (typeof from !== "object" || from === null || typeof to !== "object" || to === null) return [];
  return Object.entries(from).flatMap(([key, value]) => pairs(value, (to as Record<string, unknown>)[key]));
}

function dictionary(locale: "en" | "ja"): Dictionary {
  const collections = [TEXTS, FORM_TEXTS, OVERLAY_TEXTS, CONTENT];
  return new Map([
    ...collections.flatMap((texts) => pairs(texts.zh, texts[locale])),
    ...WORDS.map(([zh, en, ja]) => [withoutPhraseBreaks(zh), locale === "en" ? en : ja] as const),
  ]);
}

const dictionaries: Readonly<Record<Locale, Dictionary>> = {
  zh: new Map(),
  en: dictionary("en"),
  ja: dictionary("ja"),
};

function translated(value: unknown, key: string, locale: Locale): unknown {
  if (typeof value === "string") {
    if (key === "locale" && value === "zh") return locale;
    const text = broken(value);
    return dictionaries[locale].get(withoutPhraseBreaks(text).trim()) ?? text;
  }
  if (isValidElement(value)) return inLanguage(value, locale);
  if (Array.isArray(value)) return value.map((item) => translated(item, key, locale));
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translated(item, name, locale)]),
  );
}

/** A story in the toolbar's language: its Chinese texts are translated, and its titles break at their marks. */
export function inLanguage(element: ReactElement, locale: Locale): ReactElement {
  const props = translated({ ...(element.props as object) }, "", locale) as { readonly children?: unknown };
  // Children that were written one by one have no keys.
  return Array.isArray(props.children)
    ? cloneElement(element, props, ...(props.children as ReactNode[]))
    : cloneElement(element, props);
}
