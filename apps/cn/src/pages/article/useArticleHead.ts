import { useContentHead, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { zhArticle } from "../../messages/zh-article.ts";
import { ARTICLE_PATH } from "./articleHref.ts";
import { articleAddress, isLegal } from "./articleKind.ts";
import type { ShownArticle } from "./loadArticle.ts";

/** Head of an article: its own share card, dates, author, the way to it. */
export function useArticleHead(article: ShownArticle): void {
  const { settings } = useSiteEnvironment();
  const { title, summary, tags, author, publishedAt, updatedAt, category, picture, share } = article;
  const home = { name: zhArticle.home, url: "/m/zh-cn" };
  useContentHead("zh", {
    path: ARTICLE_PATH,
    contentQuery: articleAddress(article),
    pageTitle: zhArticle.documentTitle(title, settings.brand.zh.name),
    title,
    summary,
    keywords: tags,
    section: category.name,
    publishedAt,
    updatedAt,
    share,
    ...(isLegal(article)
      ? { trail: [home] }
      : {
          author: author.name,
          preload: picture.src,
          trail: [home, { name: zhArticle.news, url: "/m/zh-cn/message" }],
        }),
  });
}
