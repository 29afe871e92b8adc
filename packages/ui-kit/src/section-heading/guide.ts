import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["title", "heading", "eyebrow", "标题", "小标题", "見出し"],
  zh: {
    use: "一个区块的开头。",
    avoid: "文章标题用 ArticleHeader；首屏用 Hero。",
    anatomy: ["圆点与眉标", "标题"],
    access: "level 按页面层级给，不按大小选，不跳级。",
  },
  en: {
    use: "The start of a section.",
    avoid: "An article: ArticleHeader. The opening: Hero.",
    anatomy: ["dot and eyebrow", "title"],
    access: "Choose the level by the page's outline, not by size, and leave none out.",
  },
  do: { zh: "两行以内，说访客得到什么。", en: "At most two lines, about the visitor." },
  dont: {
    zh: "说自己，换个名字谁都能用。",
    en: "About ourselves, and true of any agency.",
  },
};
