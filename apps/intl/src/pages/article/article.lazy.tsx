import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { ArticleMessages } from "../../messages/article/article-messages.ts";
import { ArticleListPage } from "./ArticleListPage.tsx";
import { ArticlePage } from "./ArticlePage.tsx";
import type { ArticlePageData } from "./load-article-page.ts";

/** The article page with the copy of a language. */
export function articlePage(copy: ArticleMessages) {
  function ArticleRoute(): ReactElement {
    const data: ArticlePageData = useLoaderData({ strict: false });
    return data.kind === "article" ? (
      <ArticlePage {...data} copy={copy} key={data.article.code} />
    ) : (
      <ArticleListPage {...data} copy={copy} />
    );
  }
  return createLazyRoute("/m/en-us/article")({ component: ArticleRoute });
}
