import { callsOf, type ApiClient } from "@wesdom/api-client";
import {
  listedArticle,
  loadArticle,
  type ArticleSearch,
  type ListedArticle,
  type ShownArticle,
} from "@wesdom/page-sections/articles";
import { LANGUAGES, type PublicSettings } from "@wesdom/site-runtime";
import { listPage, loadGrownList, type GrownList } from "@wesdom/site-runtime/react";
import type { SiteLanguage } from "../../language/site-language.ts";

/** Articles that each page of the list adds. */
export const ARTICLES_PER_PAGE = 10;

/** What the article page shows: one article, or a list of all or of what was searched for. */
export type ArticlePageData =
  | {
      readonly kind: "article";
      readonly article: ShownArticle;
    }
  | {
      readonly kind: "list";
      readonly list: GrownList<ListedArticle>;
      readonly keyword: string;
      readonly page: number;
    };

/**
 * Asks the API for what an address of the article page shows: `code` or `title` an article, else a list.
 *
 * @throws The router's 404 for an unknown article and a page that the list does not have.
 */
export async function loadArticlePage(
  api: ApiClient,
  language: SiteLanguage,
  search: ArticleSearch,
  settings: PublicSettings,
): Promise<ArticlePageData> {
  const article = await loadArticle(api, language, search, settings);
  return article ? { kind: "article", article } : loadList(api, language, search);
}

async function loadList(
  api: ApiClient,
  language: SiteLanguage,
  { keyword = "", page: number }: ArticleSearch,
): Promise<ArticlePageData> {
  const call = callsOf(LANGUAGES[language].Lang).articles;
  const page = listPage(number);
  const { list } = await loadGrownList(page, ARTICLES_PER_PAGE, (paging) =>
    api.call(call, { query: { ...paging, ...(keyword === "" ? {} : { keyword }) } }),
  );
  return { kind: "list", list: { ...list, items: list.items.map(listedArticle) }, keyword, page };
}
