import { article as articleRecord, breadcrumb } from "@wesdom/seo";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { zhArticle } from "../../messages/zh-article.ts";
import { PUBLISHER_LOGO } from "../shared/publisherLogo.ts";
import { ARTICLE_PATH } from "./articleHref.ts";
import { articleAddress, isLegal } from "./articleKind.ts";
import type { ShownArticle } from "./loadArticle.ts";

/** Head of an article: its own share card, dates, author, the way to it. */
export function useArticleHead(article: ShownArticle): void {
  const { settings } = useSiteEnvironment();
  const { title, summary, tags, author, publishedAt, updatedAt, category, share } = article;
  const { name } = settings.brand.zh;
  const image = settings.apiBase + share.src;
  useSitePageHead("zh", {
    path: ARTICLE_PATH,
    contentQuery: articleAddress(article),
    title: zhArticle.documentTitle(title, name),
    description: summary,
    keywords: tags,
    image: { url: image, width: share.width, height: share.height, alt: share.alt || title },
    article: { publishedAt, updatedAt, author: author.name, section: category.name, tags },
    ...(isLegal(article) ? {} : { preload: article.picture.src }),
    structuredData: ({ language, origin, pageUrl }) => [
      articleRecord({
        language,
        origin,
        url: pageUrl,
        headline: title,
        description: summary,
        images: [image],
        publishedAt,
        updatedAt,
        ...(isLegal(article) ? {} : { author: author.name }),
        publisher: name,
        publisherLogo: PUBLISHER_LOGO,
        section: category.name,
        keywords: tags,
      }),
      breadcrumb(origin, [
        { name: zhArticle.home, url: "/m/zh-cn" },
        ...(isLegal(article) ? [] : [{ name: zhArticle.news, url: "/m/zh-cn/message" }]),
        { name: title, url: pageUrl },
      ]),
    ],
  });
}
