import { absoluteUrl, originOf } from "../internal/address.ts";
import { DEFAULT_ALTERNATE_LANGUAGE, LANGUAGE_TAGS, SEO_LANGUAGES } from "../languages.ts";
import type { LanguageTag, SeoLanguage } from "../languages.ts";
import { canonicalPath, contentQueryString } from "./canonical.ts";

/** Paths of a page's twins by language, content-selecting query included; a language without a twin is left out. */
export type Twins = Readonly<Partial<Record<SeoLanguage, string | undefined>>>;

/** One language version of a page. */
export interface LanguageAlternate {
  /** Language tag, or `x-default` for visitors of any other language. */
  readonly hreflang: LanguageTag | "x-default";
  /** Absolute address. */
  readonly href: string;
}

/**
 * The language versions of a page: those that exist, in a fixed order, and `x-default` where an English one does.
 *
 * Every twin that is given the same `twins` lists the same set, so the links are reciprocal.
 *
 * @param origin - Origin of the mobile site: mobile pages list mobile pages.
 * @param twins - Paths by language, the page itself included.
 * @throws TypeError when `origin` is not an absolute http(s) address.
 */
export function languageAlternates(origin: string, twins: Twins): LanguageAlternate[] {
  const base = originOf(origin);
  const alternates: LanguageAlternate[] = [];
  for (const language of SEO_LANGUAGES) {
    const twin = twins[language];
    if (twin) alternates.push({ hreflang: LANGUAGE_TAGS[language], href: twinUrl(base, twin) });
  }
  const fallback = twins[DEFAULT_ALTERNATE_LANGUAGE];
  if (fallback) alternates.push({ hreflang: "x-default", href: twinUrl(base, fallback) });
  return alternates;
}

function twinUrl(origin: string, twin: string): string {
  const query = new URLSearchParams(/\?([^#]*)/.exec(twin)?.[1]);
  return absoluteUrl(origin, canonicalPath(twin)) + contentQueryString(Object.fromEntries(query));
}
