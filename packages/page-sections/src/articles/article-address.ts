import type { Article } from "@wesdom/api-client";

/** Category of the texts that bind: they have a date, but no author to be read for, and are asked for by title. */
const LEGAL = "legal";

/** Whether an article is a text that binds. */
export function isLegal({ category }: Pick<Article, "category">): boolean {
  return category.id === LEGAL;
}

/** The one query under which an article is known, whichever it was asked by. */
export function articleAddress(article: Pick<Article, "category" | "code">): Record<string, string> {
  return isLegal(article) ? { title: article.code } : { code: article.code };
}
