import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["pager", "page numbers", "paging", "页码", "翻页", "ページネーション", "ページ送り"],
  zh: {
    use: "有页码、能分享的列表。",
    avoid: "一直往下读的用 InfiniteList；文章前后篇用 ArticleNav。",
    anatomy: ["上一页", "页码", "下一页"],
    access: "导航区里的链接，当前页标 aria-current；首页没有“上一页”。",
  },
  en: {
    use: "A list with pages that can be shared.",
    avoid: "Reading on and on: InfiniteList. Neighbours of an article: ArticleNav.",
    anatomy: ["previous", "numbers", "next"],
    access: "Links in a landmark, the current page has aria-current; the first page has no previous.",
  },
};
