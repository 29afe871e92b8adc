import { createLazyRoute, useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticlePage } from "./ArticlePage.tsx";
import type { ArticleData } from "./loadArticle.ts";

function Article(): ReactElement {
  const data: ArticleData = useLoaderData({ strict: false });
  return <ArticlePage data={data} />;
}

/** The article page. */
export const articlePage = createLazyRoute("/m/zh-cn/article")({ component: Article });
