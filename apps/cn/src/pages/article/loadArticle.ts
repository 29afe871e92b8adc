import { articlePage, type ApiClient, type ArticlesPage } from "@wesdom/api-client";
import {
  listedArticle,
  loadArticle,
  type ArticleSearch,
  type ListedArticle,
  type ShownArticle,
} from "@wesdom/page-sections/articles";
import type { PublicSettings } from "@wesdom/site-runtime";
import { copy } from "#copy/article.zh.yml";
import { listPage, orNotFound, withinList } from "@wesdom/site-runtime/react";

/** Results on one page of a search. */
export const RESULTS_A_PAGE = 10;

/** A word to begin with, and how many articles hold it; unknown where that could not be had. */
export interface SearchWord {
  readonly word: string;
  readonly found: number | undefined;
}

/** The results of a search. */
export interface ArticleResults extends Pick<ArticlesPage, "total" | "pageNum" | "pageSize" | "filters"> {
  readonly keyword: string;
  readonly list: readonly ListedArticle[];
  /** While nothing was searched for: the words to begin with, that of most articles first. */
  readonly words: readonly SearchWord[];
}

/** What the article page shows. */
export type ArticleData =
  | { readonly kind: "article"; readonly article: ShownArticle }
  | { readonly kind: "results"; readonly results: ArticleResults };

/**
 * Asks the API for one article, by code or by title, or for the results of a search.
 *
 * @throws The router's 404 for an unknown article and a page that the search does not have.
 */
export async function loadArticlePage(
  api: ApiClient,
  search: ArticleSearch,
  settings: PublicSettings,
): Promise<ArticleData> {
  const article = await loadArticle(api, "zh", search, settings);
  return article ? { kind: "article", article } : { kind: "results", results: await results(api, search) };
}

async function results(
  api: ApiClient,
  { keyword = "", page: number }: ArticleSearch,
): Promise<ArticleResults> {
  const query = {
    pageNum: listPage(number),
    pageSize: RESULTS_A_PAGE,
    ...(keyword === "" ? {} : { keyword }),
  };
  const page = withinList(await orNotFound(api.call(articlePage, { query })));
  const words = keyword === "" && page.pageNum === 1 ? await Promise.all(copy.search.words.map(counted)) : [];
  words.sort((one, other) => (other.found ?? 0) - (one.found ?? 0));
  return {
    ...page,
    keyword,
    list: page.list.map(listedArticle),
    words,
  };

  async function counted(word: string): Promise<SearchWord> {
    const query = { pageNum: 1, pageSize: 1, keyword: word };
    const found = await api.call(articlePage, { query }).then(
      ({ total }) => total,
      () => undefined,
    );
    return { word, found };
  }
}
