import { LANGUAGES, stringifySearch, twinsOf, type LanguageKey } from "@wesdom/site-runtime";
import { useContentHead } from "@wesdom/site-runtime/react";
import { articleAddress, isLegal } from "./article-address.ts";
import type { ShownArticle } from "./article-data.ts";

/** What the head of an article holds besides the article. */
export interface ArticleHeadOptions {
  /** Title of the document. */
  readonly title: string;
  /** Name of the home page. */
  readonly home: string;
  /** The list of the articles. */
  readonly list: { readonly name: string; readonly url: string };
}

/** Head of an article: its one address, its share card, dates and author, the way to it. */
export function useArticleHead(
  article: ShownArticle,
  language: LanguageKey,
  { title: pageTitle, home, list }: ArticleHeadOptions,
): void {
  const { title, summary, tags, author, publishedAt, updatedAt, category, share } = article;
  const { indexPath } = LANGUAGES[language];
  const start = { name: home, url: indexPath };
  const contentQuery = articleAddress(article);
  useContentHead(language, {
    path: `${indexPath}/article`,
    contentQuery,
    pageTitle,
    title,
    summary,
    keywords: tags,
    section: category.name,
    publishedAt,
    updatedAt,
    share,
    // Legal texts have the same names in all languages.
    ...(isLegal(article)
      ? { trail: [start], twins: twinsOf(["zh", "en", "ja"], `/article${stringifySearch(contentQuery)}`) }
      : { author: author.name, trail: [start, list] }),
  });
}
