import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { ArticleListPage } from "./ArticleListPage.tsx";
import { ArticlePage } from "./ArticlePage.tsx";
import type { ArticlePageData } from "./load-article-page.ts";

interface ArticlePagesProps {
  readonly data: ArticlePageData;
  readonly copy: Copy["article"];
}

/** One article, or those of a search. */
export function ArticlePages({ data, copy }: ArticlePagesProps): ReactElement {
  return data.kind === "article" ? (
    <ArticlePage {...data} copy={copy} key={data.article.code} />
  ) : (
    <ArticleListPage {...data} copy={copy} />
  );
}
