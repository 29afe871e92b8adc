import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import type { ReactElement } from "react";
import { kit } from "#copy/article.zh.yml";
import { ArticleText } from "./ArticleText.tsx";
import type { ArticleData } from "./loadArticle.ts";
import { SearchResults } from "./SearchResults.tsx";

/** The article page: one article, a legal text, or the results of a search. */
export function ArticlePage({ data }: { readonly data: ArticleData }): ReactElement {
  return (
    <ConfigProvider locale={kit}>
      {data.kind === "article" ? (
        <ArticleText article={data.article} />
      ) : (
        <SearchResults results={data.results} />
      )}
    </ConfigProvider>
  );
}
