import { breadcrumb, websiteWithSearch } from "@wesdom/seo";
import { useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { zhMessage as texts } from "../../messages/zh-message.ts";
import { zhArticle } from "../../messages/zh-article.ts";
import type { MessageData } from "./loadMessage.ts";
import { MESSAGE_PATH } from "./messageHref.ts";

/** Head of the news: the website with its search. */
export function useMessageHead({ banner, category, pageNum }: MessageData): void {
  const { settings } = useSiteEnvironment();
  const { name } = settings.brand.zh;
  const title = category ? texts.filteredTitle(category.name, name) : texts.documentTitle(name);
  useSitePageHead("zh", {
    path: MESSAGE_PATH,
    contentQuery: { category: category?.id, page: pageNum > 1 ? String(pageNum) : undefined },
    title: pageNum > 1 ? texts.pageTitle(title, pageNum) : title,
    description: texts.description,
    keywords: texts.keywords,
    ...(banner ? { preload: banner.picture.src } : {}),
    structuredData: ({ language, origin, name: siteName, indexPath }) => [
      websiteWithSearch({ language, origin, name: siteName, url: indexPath }),
      breadcrumb(origin, [
        { name: zhArticle.home, url: indexPath },
        { name: zhArticle.news, url: MESSAGE_PATH },
      ]),
    ],
  });
}
