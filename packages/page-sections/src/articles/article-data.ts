import {
  callsOf,
  type ApiClient,
  type Article,
  type ArticleCard,
  type ArticleQuery,
} from "@wesdom/api-client";
import { LANGUAGES, withCompanyFacts, type LanguageKey, type PublicSettings } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import { orNotFound } from "@wesdom/site-runtime/react";
import type { ArticleSearch } from "./article-search.ts";

/** What of an article stands in a list; nothing else travels with the page. */
export type ListedArticle = Pick<
  ArticleCard,
  "code" | "title" | "summary" | "figure" | "category" | "publishedAt" | "readingMinutes" | "picture"
>;

/** What of an article is shown. */
export interface ShownArticle extends Omit<Article, "related"> {
  readonly related: readonly ListedArticle[];
}

/**
 * Asks the API for one article, by code or by title.
 *
 * @returns `null` where the query names none.
 * @throws The router's 404 for an unknown article.
 */
export async function loadArticle(
  api: ApiClient,
  language: LanguageKey,
  { code, title }: ArticleSearch,
  settings: PublicSettings,
): Promise<ShownArticle | null> {
  if (!code && !title) return null;
  const query: ArticleQuery = code ? { code } : { title: title ?? "" };
  const article = await orNotFound(api.call(callsOf(LANGUAGES[language].Lang).article, { query }));
  return {
    ...article,
    html: await cleanHtml(withCompanyFacts(article.html, settings, language)),
    related: article.related.map(listedArticle),
  };
}

/** What of an article a list shows. */
export function listedArticle(article: ArticleCard): ListedArticle {
  const { code, title, summary, figure, category, publishedAt, readingMinutes, picture } = article;
  return { code, title, summary, ...(figure && { figure }), category, publishedAt, readingMinutes, picture };
}
