import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["previous", "next", "prev next", "上一篇", "下一篇", "前の記事", "次の記事"],
  zh: {
    use: "读完一篇，去前一篇或后一篇。",
    avoid: "列表翻页用 Pagination；推荐内容用 RelatedList。",
    anatomy: ["导航区", "方向", "篇名"],
    access: "两个普通链接，读屏先报方向，再报篇名；首篇或末篇只有一个。",
  },
  en: {
    use: "From one article to the one before or after.",
    avoid: "Pages of a list: Pagination. Suggestions: RelatedList.",
    anatomy: ["landmark", "direction", "title"],
    access:
      "Two plain links; the direction is read before the title. The first and the last article have one only.",
  },
};
