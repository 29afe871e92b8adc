import { CASES_PER_PAGE } from "@wesdom/page-sections/cases";
import { articleQuery, caseQuery, newsQuery, type ContentQuery } from "@wesdom/site-runtime/server";
import {
  accountContent,
  CUSTOM_PATH,
  knownMethod,
  LOGIN_PATH,
  type AccountPath,
} from "./pages/account/accountHref.ts";
import { RESULTS_A_PAGE } from "./pages/article/loadArticle.ts";
import { ARTICLES_A_PAGE } from "./pages/message/loadMessage.ts";

/** What of a query the pages of this site know, by route name. */
export const CONTENT_QUERIES: Readonly<Record<string, ContentQuery>> = {
  "m-zh-cn-article": articleQuery(RESULTS_A_PAGE),
  "m-zh-cn-case": caseQuery(CASES_PER_PAGE),
  "m-zh-cn-message": newsQuery(ARTICLES_A_PAGE),
  "m-zh-cn-custom": methodQuery(CUSTOM_PATH),
  "m-zh-cn-common-login": methodQuery(LOGIN_PATH),
};

function methodQuery(path: AccountPath): ContentQuery {
  return (query) => {
    const { method } = accountContent(query);
    if (knownMethod(path, method) === undefined) return null;
    return method === undefined ? {} : { method };
  };
}
