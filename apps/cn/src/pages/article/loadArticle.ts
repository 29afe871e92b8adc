import {
  articleByCode,
  articlePage,
  type ApiClient,
  type Article,
  type ArticleCard,
  type ArticleQuery,
  type ArticlesPage,
  type KEYWORD_MAX_LENGTH,
} from "@wesdom/api-client";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import { listPage, orNotFound, withinList } from "@wesdom/site-runtime/react";

/** Results on one page of a search. */
export const RESULTS_A_PAGE = 10;

/** Longest keyword the API takes, characters; what follows is cut off. */
const LONGEST_KEYWORD: typeof KEYWORD_MAX_LENGTH = 60;

/** Query of the article page. */
export interface ArticleSearch {
  /** One article. */
  readonly code?: string | undefined;
  /** A text such as `privacy_policy`. */
  readonly title?: string | undefined;
  /** A search; empty: the newest articles. */
  readonly keyword?: string | undefined;
  /** Page of the search. */
  readonly page?: string | undefined;
}

/** What of an article stands in a list. */
export type ListedArticle = Pick<
  ArticleCard,
  "code" | "title" | "summary" | "category" | "publishedAt" | "readingMinutes" | "picture"
>;

/** What of an article is shown; the lists below it are cut to what they show. */
export interface ShownArticle extends Omit<Article, "related"> {
  readonly related: readonly ListedArticle[];
}

/** The results of a search. */
export interface ArticleResults extends Pick<ArticlesPage, "total" | "pageNum" | "pageSize" | "filters"> {
  readonly keyword: string;
  readonly list: readonly ListedArticle[];
}

/** What the article page shows. */
export type ArticleData =
  | { readonly kind: "article"; readonly article: ShownArticle }
  | { readonly kind: "results"; readonly results: ArticleResults };

/** The query keys that the article page reads, without those that are not there. */
export function articleSearch(search: Readonly<Record<string, string>>): ArticleSearch {
  const { code, title, keyword, page } = search;
  if (code) return { code };
  return title ? { title } : { keyword, page };
}

/**
 * Asks the API for one article, by code or by title, or for the results of a search.
 *
 * @throws The router's 404 for an unknown article and a page that the search does not have.
 */
export async function loadArticle(api: ApiClient, search: ArticleSearch): Promise<ArticleData> {
  const { code, title } = search;
  if (code) return { kind: "article", article: await oneArticle(api, { code }) };
  if (title) return { kind: "article", article: await oneArticle(api, { title }) };
  return { kind: "results", results: await results(api, search) };
}

async function oneArticle(api: ApiClient, query: ArticleQuery): Promise<ShownArticle> {
  const article = await orNotFound(api.call(articleByCode, { query }));
  return {
    ...article,
    html: await cleanHtml(article.html),
    related: article.related.map(listedArticle),
  };
}

async function results(api: ApiClient, search: ArticleSearch): Promise<ArticleResults> {
  const keyword = (search.keyword ?? "").slice(0, LONGEST_KEYWORD);
  const query = {
    pageNum: listPage(search.page),
    pageSize: RESULTS_A_PAGE,
    ...(keyword === "" ? {} : { keyword }),
  };
  const page = withinList(await orNotFound(api.call(articlePage, { query })));
  return { ...page, keyword, list: page.list.map(listedArticle) };
}

/** What of an article a list shows. */
export function listedArticle(article: ArticleCard): ListedArticle {
  const { code, title, summary, category, publishedAt, readingMinutes, picture } = article;
  return { code, title, summary, category, publishedAt, readingMinutes, picture };
}
