import type { LanguageContent } from "@wesdom/api-client/server";
import { withoutPhraseBreaks } from "@wesdom/facts";
import { pageCount, PAGE_NUMBER } from "../lists/list-page.ts";
import type { SearchStrings } from "../routes/search.ts";
import { PLATFORM_XCX } from "../start/platform-flag.ts";

/**
 * What of a query selects a page's content: as much of it as the page's loader reads, and `null` for what the loader
 * answers with a 404. It must never be stricter than the loader.
 */
export type ContentQuery = (query: SearchStrings, content: LanguageContent) => SearchStrings | null;

type Story = LanguageContent["stories"][number];

/** An article by its code, else by its title, else the list or a search of it. @param perPage - Articles of one page. */
export function articleQuery(perPage: number): ContentQuery {
  return ({ code, title, keyword = "", page }, { articles }) => {
    if (code) return articles.some((article) => article.code === code) ? { code } : null;
    if (title) {
      const name = withoutPhraseBreaks(title).trim();
      return articles.some((article) => article.code === name || article.title === name)
        ? { title: name }
        : null;
    }
    const listed = articles.filter(({ category }) => category !== null);
    return pageOfList({ keyword }, page, listed.length, perPage);
  };
}

/** The list of the articles by their category. @param perPage - Articles of one page. */
export function newsQuery(perPage: number): ContentQuery {
  return ({ category = "", page }, { articles }) => {
    const listed = articles.filter((article) =>
      category === "" ? article.category !== null : article.category === category,
    );
    if (category !== "" && listed.length === 0) return null;
    return pageOfList({ category }, page, listed.length, perPage);
  };
}

/** A case by its code, else the list by its filters. @param perPage - Cases of one page. */
export function caseQuery(perPage: number): ContentQuery {
  return ({ code, industry = "", platform: named = "", page }, { stories }) => {
    // The mini program's mark has the same key.
    const platform = named === PLATFORM_XCX ? "" : named;
    if (code) return stories.some((story) => story.code === code) ? { code } : null;
    const ofIndustry = (story: Story) => industry === "" || story.industry === industry;
    const ofPlatform = (story: Story) => platform === "" || story.platform === platform;
    if (industry !== "" && !stories.some(ofIndustry)) return null;
    if (platform !== "" && !stories.some(ofPlatform)) return null;
    const { length: total } = stories.filter(ofIndustry).filter(ofPlatform);
    return pageOfList({ industry, platform }, page, total, perPage);
  };
}

function pageOfList(
  filter: SearchStrings,
  page: string | undefined,
  total: number,
  perPage: number,
): SearchStrings | null {
  if (!page) return filter;
  if (!PAGE_NUMBER.test(page) || Number(page) > pageCount({ total, pageSize: perPage })) return null;
  return { ...filter, page };
}
