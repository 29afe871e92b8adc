import type { ShownArticle } from "./loadArticle.ts";

/** Category of legal texts: they have no neighbours, no author to follow and are asked for by title. */
const LEGAL = "legal";

/** Whether an article is a legal text. */
export function isLegal({ category }: Pick<ShownArticle, "category">): boolean {
  return category.id === LEGAL;
}

/** The one query under which an article is known, whichever it was asked by. */
export function articleAddress(article: Pick<ShownArticle, "category" | "code">): Record<string, string> {
  return isLegal(article) ? { title: article.code } : { code: article.code };
}
