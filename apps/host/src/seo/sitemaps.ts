import {
  HTML_LANGS,
  LANGUAGES,
  languageKeyOf,
  routeRecord,
  type FixedPage,
  type HtmlLang,
  type LanguageKey,
  type SiteName,
} from "@wesdom/site-runtime";

/** One language version of a page. */
export interface SitemapAlternate {
  readonly hreflang: HtmlLang | "x-default";
  readonly href: string;
}

/** One page of a sitemap. */
export interface SitemapPage {
  readonly loc: string;
  readonly lastmod?: string;
  readonly alternates: readonly SitemapAlternate[];
}

/** Writes the files that search engines read. */
export interface SeoBuilders {
  buildRobots(input: {
    sitemaps: readonly string[];
    disallow: readonly string[];
    allow: readonly string[];
  }): string;
  buildSitemap(pages: readonly SitemapPage[]): string;
  buildSitemapIndex(sitemaps: readonly { readonly loc: string; readonly lastmod?: string }[]): string;
}

/** A fixed page with its language versions. */
export interface VersionedPage extends Omit<SitemapPage, "lastmod"> {
  readonly page: FixedPage;
}

/** The languages of each site. */
export const LANGUAGES_OF: Readonly<Record<SiteName, readonly LanguageKey[]>> = {
  cn: ["zh"],
  intl: ["en", "ja"],
};

/** The version for visitors whose language the site does not speak. */
const DEFAULT_LANGUAGE = "en";

/**
 * The indexed pages of a site with their language versions.
 *
 * @param site - The site whose sitemap it is.
 * @param pages - Fixed pages of every served site: a version counts only where its page exists.
 * @param origin - Origin of the addresses.
 */
export function sitemapPages(
  pages: Readonly<Partial<Record<SiteName, readonly FixedPage[]>>>,
  site: SiteName,
  origin: string,
): VersionedPage[] {
  const indexed = Object.values(pages)
    .flat()
    .filter((page) => page.indexed);
  const versions = Map.groupBy(indexed, twinKey);
  return (pages[site] ?? [])
    .filter((page) => page.indexed)
    .map((page) => ({
      page,
      loc: `${origin}${page.path}`,
      alternates: alternatesOf(
        (versions.get(twinKey(page)) ?? []).map(({ routeName, path }) => ({
          language: languageKeyOf(routeName),
          address: path,
        })),
        origin,
      ),
    }));
}

/** The language versions of a page, none where there is only one. */
export function alternatesOf(
  versions: readonly { readonly language: LanguageKey; readonly address: string }[],
  origin: string,
): SitemapAlternate[] {
  if (versions.length < 2) return [];
  const alternates: SitemapAlternate[] = versions.map(({ language, address }) => ({
    hreflang: HTML_LANGS[language],
    href: `${origin}${address}`,
  }));
  const fallback = versions.find(({ language }) => language === DEFAULT_LANGUAGE);
  return fallback
    ? [...alternates, { hreflang: "x-default", href: `${origin}${fallback.address}` }]
    : alternates;
}

/** What the versions of a page have in common: the path below their language. */
function twinKey({ path, routeName }: FixedPage): string {
  const language = routeRecord(routeName)?.language ?? languageKeyOf(routeName);
  return path.slice(LANGUAGES[language].indexPath.length);
}
