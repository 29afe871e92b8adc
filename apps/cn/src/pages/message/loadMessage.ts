import {
  articlePage,
  informationBannerPage,
  type ApiClient,
  type ArticlesPage,
  type Banner,
} from "@wesdom/api-client";
import { notFound } from "@tanstack/react-router";
import { listedArticle, type ListedArticle } from "@wesdom/page-sections/articles";
import { listPage, orNotFound, withinList } from "@wesdom/site-runtime/react";
import type { MessageSearch } from "./messageSearch.ts";

/** Articles on one page of the news. */
export const ARTICLES_A_PAGE = 8;

/** What the news page shows. */
export interface MessageData extends Pick<ArticlesPage, "total" | "pageNum" | "pageSize"> {
  readonly banner: Banner | null;
  readonly categories: ArticlesPage["filters"]["categories"];
  /** The chosen category. */
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly list: readonly ListedArticle[];
}

/**
 * Asks the API for a page of the news with its banner.
 *
 * @throws The router's 404 for an unknown category and a page that the list does not have.
 */
export async function loadMessage(api: ApiClient, search: MessageSearch): Promise<MessageData> {
  const pageNum = listPage(search.page);
  const opening = search.category === undefined && pageNum === 1;
  const filter = search.category === undefined ? {} : { category: search.category };
  const [banners, articles] = await Promise.all([
    opening ? api.call(informationBannerPage, { query: { pageSize: 1 } }) : null,
    orNotFound(api.call(articlePage, { query: { ...filter, pageNum, pageSize: ARTICLES_A_PAGE } })),
  ]);
  const { list, filters, ...counts } = withinList(articles);
  const category = filters.categories.find(({ id }) => id === search.category) ?? null;
  if (search.category !== undefined && category === null) throw notFound();
  return {
    ...counts,
    banner: banners?.list[0] ?? null,
    categories: filters.categories,
    category: category && { id: category.id, name: category.name },
    list: list.map(listedArticle),
  };
}
