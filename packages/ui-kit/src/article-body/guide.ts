import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["prose", "rich text", "typography", "markdown", "富文本", "文章正文", "排版", "本文"],
  zh: {
    use: "排印一整篇文章：标题、列表、引文、表格、图片、代码、脚注。",
    avoid: "页面上的单段说明用普通段落；没有清洗过的 HTML 一律不放。",
    anatomy: ["标题与锚点", "段落", "可横滑的表格"],
    access: "标题从二级开始，读屏可按标题跳读；宽表格能聚焦，用方向键横滑。",
  },
  en: {
    use: "The running text of a whole article: headings, lists, quotes, tables, figures, code, footnotes.",
    avoid: "A single paragraph of a page; HTML that has not been sanitised, ever.",
    anatomy: ["headings with anchors", "paragraphs", "tables that scroll sideways"],
    access:
      "Headings start at level 2, so a screen reader can jump; a wide table takes the focus and scrolls by arrow keys.",
  },
};
