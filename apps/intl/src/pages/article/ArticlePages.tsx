import type { ReactElement } from "react";
import type { ArticleMessages } from "../../messages/article/article-messages.ts";
import { ArticleListPage } from "./ArticleListPage.tsx";
import { ArticlePage } from "./ArticlePage.tsx";
import type { ArticlePageData } from "./load-article-page.ts";

interface ArticlePagesProps {
  readonly data: ArticlePageData;
  readonly copy: ArticleMessages;
}

/** One article, or those of a search. */
export function ArticlePages({ data, copy }: ArticlePagesProps): ReactElement {
  return data.kind === "article" ? (
    <ArticlePage {...data} copy={copy} key={data.article.code} />
  ) : (
    <ArticleListPage {...data} copy={copy} />
  );
}
