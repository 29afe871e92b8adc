import { articlePage, storiesPage } from "@wesdom/api-client";
import { LANGUAGES, type LanguageKey } from "@wesdom/site-runtime";
import { siteOfPath } from "@wesdom/site-runtime/addresses";
import type { ApiConnection } from "../proxy/api-connection.ts";
import type { ReleaseManager } from "../releases/release-manager.ts";
import { latestOf } from "./latest-date.ts";

/** Pages of a list that are asked for at once. */
const PAGE_SIZE = 50;

/** More pages than any list of the site has; stops a list that never ends. */
const MOST_PAGES = 100;

/** The lists; a case is told in several languages under one code, an article in one. */
const LISTS = [
  { path: "article", call: articlePage, twins: false },
  { path: "case", call: storiesPage, twins: true },
] as const;

/** A page that shows one piece of content. */
export interface ContentPage {
  readonly language: LanguageKey;
  /** Path and query. */
  readonly address: string;
  /** What it has in common with its versions in other languages; `null` where it has none. */
  readonly twin: string | null;
  readonly lastmod: string | undefined;
}

/**
 * The pages of articles and cases of a language, as the API lists them.
 *
 * @param version - Version of the content: a list of the same version is not asked for again.
 */
export type ContentPagesOf = (language: LanguageKey, version: string) => Promise<readonly ContentPage[]>;

/** Makes the way to the lists of the API; while that is down, the last list stays, and without one it fails. */
export function createContentPages(api: ApiConnection, manager: ReleaseManager): ContentPagesOf {
  const kept = new Map<LanguageKey, { readonly version: string; readonly pages: readonly ContentPage[] }>();
  return async (language, version) => {
    const known = kept.get(language);
    if (known && known.version === version) return known.pages;
    try {
      const { indexPath } = LANGUAGES[language];
      const owned = LISTS.filter(({ path }) => {
        const page = `${indexPath}/${path}`;
        return manager.current(siteOfPath(page))?.build.ownsPath(page) ?? false;
      });
      const pages = await Promise.all(owned.map((list) => readList(api, language, list)));
      kept.set(language, { version, pages: pages.flat() });
      return pages.flat();
    } catch (error) {
      // Crawlers would forget the pages that a sitemap lacks; of a failure they ask again.
      if (!known) throw error;
      return known.pages;
    }
  };
}

async function readList(
  api: ApiConnection,
  language: LanguageKey,
  { path, call, twins }: (typeof LISTS)[number],
): Promise<ContentPage[]> {
  const { indexPath } = LANGUAGES[language];
  const client = api.client(language);
  const pages: ContentPage[] = [];
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum += 1) {
    const { list, total } = await client.call(call, { query: { pageNum, pageSize: PAGE_SIZE } });
    for (const item of list) {
      const { code, publishedAt } = item;
      const updatedAt = "updatedAt" in item ? item.updatedAt : undefined;
      const address = `${indexPath}/${path}?${new URLSearchParams({ code }).toString()}`;
      const lastmod = latestOf([publishedAt, updatedAt]);
      pages.push({ language, address, lastmod, twin: twins ? `${path} ${code}` : null });
    }
    if (list.length === 0 || pageNum * PAGE_SIZE >= total) break;
  }
  return pages;
}
