import { LANGUAGES, type LanguageKey, type Twins } from "@wesdom/site-runtime";
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
  /** The same text in other languages. @default none */
  readonly twins?: Twins;
}

/** Head of an article: its one address, its share card, dates and author, the way to it. */
export function useArticleHead(
  article: ShownArticle,
  language: LanguageKey,
  { title: pageTitle, home, list, twins }: ArticleHeadOptions,
): void {
  const { title, summary, tags, author, publishedAt, updatedAt, category, share } = article;
  const { indexPath } = LANGUAGES[language];
  const start = { name: home, url: indexPath };
  useContentHead(language, {
    path: `${indexPath}/article`,
    contentQuery: articleAddress(article),
    pageTitle,
    title,
    summary,
    keywords: tags,
    section: category.name,
    publishedAt,
    updatedAt,
    share,
    ...(twins ? { twins } : {}),
    ...(isLegal(article) ? { trail: [start] } : { author: author.name, trail: [start, list] }),
  });
}
