import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["count", "dot", "pill", "tag", "notification", "红点", "角标", "未读数", "バッジ"],
  zh: {
    use: "给图标或文字附上一个数，或一个“有新内容”的点。",
    avoid: "需要读完整句子的消息用 Notice 或 Toast；分类标签用 FilterChips。",
    anatomy: ["被标的内容", "圆点或数字"],
    access: "数字本身读不出意思，必须给 label，例如“8 条未读”；它不接收焦点。",
  },
  en: {
    use: "A count, or a dot for something new, at the corner of an icon or a word.",
    avoid: "A message in sentences: Notice or Toast. A category to filter by: FilterChips.",
    anatomy: ["what it marks", "dot or count"],
    access: "A number alone says nothing: give it a label such as “8 unread”. It takes no focus.",
  },
  do: { zh: "一个数，读屏另给一句话。", en: "A number; screen readers get a sentence." },
  dont: {
    zh: "句子盖住图标，放大字号就看不全。",
    en: "A sentence covers the icon and is cut at large text.",
  },
};
