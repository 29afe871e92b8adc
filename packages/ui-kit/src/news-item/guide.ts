import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["article card", "list item", "post", "文章列表", "新闻条目", "記事一覧"],
  zh: {
    use: "资讯列表里的一条。",
    avoid: "带成果数字的案例用 CaseCard；文末推荐用 RelatedList。",
    anatomy: ["缩略图", "标题", "摘要", "栏目与日期"],
    access: "标题是链接，点整行都行；日期有机器可读格式；缩略图是装饰。",
  },
  en: {
    use: "A line of a list of articles.",
    avoid: "A case with its figure: CaseCard. What to read next: RelatedList.",
    anatomy: ["thumbnail", "title", "summary", "category and date"],
    access:
      "The title is the link, the whole row its target; the date has a machine form, the thumbnail is decoration.",
  },
};
