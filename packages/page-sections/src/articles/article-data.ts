import {
  callsOf,
  type ApiClient,
  type Article,
  type ArticleCard,
  type ArticleQuery,
  type KEYWORD_MAX_LENGTH,
} from "@wesdom/api-client";
import {
  LANGUAGES,
  withCompanyFacts,
  type LanguageKey,
  type PublicSettings,
  type SearchStrings,
} from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import { orNotFound } from "@wesdom/site-runtime/react";

/** Category of the texts that bind: they have a date, but no author to be read for, and are asked for by title. */
const LEGAL = "legal";

/** Longest keyword the API takes, characters; what follows is cut off. */
const LONGEST_KEYWORD: typeof KEYWORD_MAX_LENGTH = 60;

/** What of an article stands in a list; nothing else travels with the page. */
export type ListedArticle = Pick<
  ArticleCard,
  "code" | "title" | "summary" | "category" | "publishedAt" | "readingMinutes" | "picture"
>;

/** What of an article is shown. */
export interface ShownArticle extends Omit<Article, "related"> {
  readonly related: readonly ListedArticle[];
}

/** Query of the article page. */
export interface ArticleSearch {
  /** One article. */
  readonly code?: string | undefined;
  /** A text such as `privacy_policy`. */
  readonly title?: string | undefined;
  /** A search; empty: the newest articles. */
  readonly keyword?: string | undefined;
  /** Page of the list. */
  readonly page?: string | undefined;
}

/** The query keys that the article page reads: an article rather than a list, and of neither the other's keys. */
export function articleSearch({ code, title, keyword, page }: SearchStrings): ArticleSearch {
  if (code) return { code };
  return title ? { title } : { keyword: keyword?.trim().slice(0, LONGEST_KEYWORD), page };
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
  const { code, title, summary, category, publishedAt, readingMinutes, picture } = article;
  return { code, title, summary, category, publishedAt, readingMinutes, picture };
}

/** Whether an article is a text that binds. */
export function isLegal({ category }: Pick<Article, "category">): boolean {
  return category.id === LEGAL;
}

/** The one query under which an article is known, whichever it was asked by. */
export function articleAddress(article: Pick<Article, "category" | "code">): Record<string, string> {
  return isLegal(article) ? { title: article.code } : { code: article.code };
}
