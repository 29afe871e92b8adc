import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["TOC", "outline", "anchor list", "文章目录", "大纲", "目次"],
  zh: {
    use: "有四个以上小标题的长文章。",
    avoid: "短文章；列表分段用 Tabs。",
    anatomy: ["开关", "标题链接", "当前位置"],
    access: "原生 details，回车或空格开合；当前节标 aria-current。",
  },
  en: {
    use: "A long article with more than three headings.",
    avoid: "Short ones. Parts of a list: Tabs.",
    anatomy: ["toggle", "links", "where one is"],
    access: "Native details: Enter or Space opens it; the section being read has aria-current.",
  },
};
