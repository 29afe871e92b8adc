import { callsOf, type ApiClient, type ArticleCard } from "@wesdom/api-client";
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

/** Subjects that a search without a result offers at most. */
const MOST_SUBJECTS = 8;

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
      /** Words that find something, for who searches for none or found nothing. */
      readonly subjects: readonly string[];
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
  const subjects =
    keyword === "" ? subjectsOf(list.items) : list.total > 0 ? [] : await newest(api, language);
  return { kind: "list", list: { ...list, items: list.items.map(listedArticle) }, keyword, page, subjects };
}

async function newest(api: ApiClient, language: SiteLanguage): Promise<readonly string[]> {
  const call = callsOf(LANGUAGES[language].Lang).articles;
  const { list } = await api.call(call, { query: { pageSize: ARTICLES_PER_PAGE } });
  return subjectsOf(list);
}

/** The first of each article, so that no article has them all. */
function subjectsOf(list: readonly Pick<ArticleCard, "tags">[]): readonly string[] {
  return [...new Set(list.flatMap(({ tags }) => tags.slice(0, 1)))].slice(0, MOST_SUBJECTS);
}
