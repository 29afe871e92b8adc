import { languageAlternates, type LanguageAlternate } from "@wesdom/seo";
import {
  LANGUAGES,
  languageKeyOf,
  type FixedPage,
  type LanguageKey,
  type SiteName,
} from "@wesdom/site-runtime";

/** A fixed page with its language versions. */
export interface VersionedPage {
  readonly page: FixedPage;
  readonly loc: string;
  readonly alternates: readonly LanguageAlternate[];
}

/** The languages of each site. */
export const LANGUAGES_OF: Readonly<Record<SiteName, readonly LanguageKey[]>> = {
  cn: ["zh"],
  intl: ["en", "ja"],
};

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
): LanguageAlternate[] {
  if (versions.length < 2) return [];
  const twins = Object.fromEntries(versions.map(({ language, address }) => [language, address]));
  return languageAlternates(origin, twins);
}

/** What the versions of a page have in common: the path below their language. */
function twinKey({ path, routeName }: FixedPage): string {
  return path.slice(LANGUAGES[languageKeyOf(routeName)].indexPath.length);
}
