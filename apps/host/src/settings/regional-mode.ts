import type { LanguageKey, PublicSettings } from "@wesdom/site-runtime";

/** How visits are reported. */
type TrackingMode = PublicSettings["trackingMode"];

/**
 * Where the law asks before anything is stored: the EU with its outermost regions and Åland, which have codes of their own,
 * the rest of the EEA, the United Kingdom (ISO 3166-1 alpha-2).
 */
const ASKS_FIRST: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT IS LI NO GB".split(
    " ",
  ),
);

/** A country as proxies name it; XX, T1 and the like stand for none. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

/**
 * The mode for a reader: by the country where a proxy knows it, else by the language, for English is what Europe reads.
 *
 * @param country - What the proxy says, in capitals; empty: none does.
 */
export function regionalMode(language: LanguageKey, country: string): TrackingMode {
  const asksFirst = COUNTRY.test(country) ? ASKS_FIRST.has(country) : language === "en";
  return asksFirst ? "strict" : "spec";
}
