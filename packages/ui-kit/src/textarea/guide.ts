import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["multiline", "message", "comment", "多行文本", "留言", "备注", "テキストエリア"],
  zh: {
    use: "需求、留言等几行文字。",
    avoid: "一行就够的用 Input。",
    anatomy: ["文本"],
    access: "名称来自 Field；回车换行。",
  },
  en: {
    use: "Several lines: a wish, a message.",
    avoid: "One line is enough: Input.",
    anatomy: ["text"],
    access: "Its name comes from the Field; Enter breaks the line.",
  },
};
