import type { KEYWORD_MAX_LENGTH } from "@wesdom/api-client";
import type { SearchStrings } from "@wesdom/site-runtime";

/** Longest keyword the API takes, characters; what follows is cut off. */
const LONGEST_KEYWORD: typeof KEYWORD_MAX_LENGTH = 60;

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
