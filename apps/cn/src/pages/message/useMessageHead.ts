import { pagedHead } from "@wesdom/page-sections/lists";
import { useSiteEnvironment, useSitePageHead, type SitePage } from "@wesdom/site-runtime/react";
import { copy as texts } from "#copy/message.zh.yml";
import { copy as frame } from "#copy/frame.zh.yml";
import type { MessageData } from "./loadMessage.ts";
import { MESSAGE_PATH } from "./messageHref.ts";

/** Head of the news: the website with its search. */
export function useMessageHead({ category, pageNum }: MessageData): void {
  const { settings } = useSiteEnvironment();
  const brand = settings.brand.zh.name;
  const title = category
    ? texts.filteredTitle({ category: category.name, brand })
    : texts.documentTitle({ brand });
  const description = category
    ? texts.filteredDescription({ category: category.name, brand })
    : texts.description({ brand });
  const first: SitePage = {
    path: MESSAGE_PATH,
    contentQuery: { category: category?.id },
    title,
    description,
    keywords: texts.keywords,
    card: "message",
    structuredData: ({ language, origin, name: siteName, indexPath }) => [
      ["websiteWithSearch", { language, origin, name: siteName, url: indexPath }],
      [
        "breadcrumb",
        origin,
        [
          { name: frame.menu.home, url: indexPath },
          { name: frame.menu.message, url: MESSAGE_PATH },
        ],
      ],
    ],
  };
  useSitePageHead("zh", pagedHead(first, pageNum, texts.pageTitle));
}
