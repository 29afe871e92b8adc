import { callsOf, type ApiClient, type Article, type ArticleCard } from "@wesdom/api-client";
import { LANGUAGES } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import { listPage, loadGrownList, orNotFound, type GrownList } from "@wesdom/site-runtime/react";
import type { SiteLanguage } from "../../messages/loadMessages.ts";

/** Articles that each page of the list adds. */
export const ARTICLES_PER_PAGE = 10;

/** What selects the content of the article page. */
export interface ArticleSearch {
  readonly code?: string | undefined;
  readonly title?: string | undefined;
  readonly keyword?: string | undefined;
  readonly page?: string | undefined;
}

/** An article as it stands in a list of this site. */
export type ListedArticle = Pick<
  ArticleCard,
  "code" | "title" | "summary" | "category" | "readingMinutes" | "picture"
>;

/** What the article page shows: one article, or a list of all or of what was searched for. */
export type ArticlePageData =
  | {
      readonly kind: "article";
      readonly article: Omit<Article, "related"> & { readonly related: readonly ListedArticle[] };
      /** Whether it was asked for by its title. */
      readonly byTitle: boolean;
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
export function loadArticlePage(
  api: ApiClient,
  language: SiteLanguage,
  search: ArticleSearch,
): Promise<ArticlePageData> {
  return search.code || search.title ? loadArticle(api, language, search) : loadList(api, language, search);
}

async function loadArticle(
  api: ApiClient,
  language: SiteLanguage,
  { code, title }: ArticleSearch,
): Promise<ArticlePageData> {
  const call = callsOf(LANGUAGES[language].Lang).article;
  const query = code ? { code } : { title: title ?? "" };
  const article = await orNotFound(api.call(call, { query }));
  const html = await cleanHtml(article.html);
  return {
    kind: "article",
    article: { ...article, html, related: article.related.map(listed) },
    byTitle: !code,
  };
}

async function loadList(
  api: ApiClient,
  language: SiteLanguage,
  search: ArticleSearch,
): Promise<ArticlePageData> {
  const call = callsOf(LANGUAGES[language].Lang).articles;
  const page = listPage(search.page);
  const keyword = search.keyword?.trim() ?? "";
  const { list } = await loadGrownList(page, ARTICLES_PER_PAGE, (paging) =>
    api.call(call, { query: { ...paging, ...(keyword === "" ? {} : { keyword }) } }),
  );
  return { kind: "list", list: { ...list, items: list.items.map(listed) }, keyword, page };
}

/** What a list shows of an article; nothing else travels with the page. */
function listed({ code, title, summary, category, readingMinutes, picture }: ArticleCard): ListedArticle {
  return { code, title, summary, category, readingMinutes, picture };
}
