import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "load more",
    "infinite scroll",
    "lazy list",
    "无限滚动",
    "加载更多",
    "もっと見る",
    "無限スクロール",
  ],
  zh: {
    use: "接着往下看的列表：案例、资讯。",
    avoid: "要定位到某一页的用 Pagination。",
    anatomy: ["列表", "加载链接", "状态"],
    access: "加载后焦点到第一条新内容，并播报新增条数；失败可重试；没有脚本时是下一页链接。",
  },
  en: {
    use: "A list that is read on and on: cases, news.",
    avoid: "A place to come back to: Pagination.",
    anatomy: ["list", "link to more", "status"],
    access:
      "Focus moves to the first new item and their number is announced; a failure offers another try. Without scripting it is a link to the next page.",
  },
};
