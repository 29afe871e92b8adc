import { CASES_PER_PAGE } from "@wesdom/page-sections/cases";
import { articleQuery, caseQuery, type ContentQuery } from "@wesdom/site-runtime/server";
import { ARTICLES_PER_PAGE } from "./pages/article/load-article-page.ts";

/** What of a query the pages of this site know, by route name. */
export const CONTENT_QUERIES: Readonly<Record<string, ContentQuery>> = {
  "m-en-us-article": articleQuery(ARTICLES_PER_PAGE),
  "m-en-us-case": caseQuery(CASES_PER_PAGE),
  "m-jp-article": articleQuery(ARTICLES_PER_PAGE),
  "m-jp-case": caseQuery(CASES_PER_PAGE),
};
