import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["mark", "search match", "搜索高亮", "关键字", "検索ハイライト"],
  zh: {
    use: "在搜索结果里标出命中的词。",
    avoid: "强调用 strong；不要拿它做装饰。",
    anatomy: ["文字", "标记"],
    access: "用 mark 元素；多数读屏不念，所以意思不能只靠它。",
  },
  en: {
    use: "The words of a search in what it found.",
    avoid: "Emphasis: strong. Decoration.",
    anatomy: ["text", "marks"],
    access: "A mark element that most screen readers pass over: never the only carrier of a meaning.",
  },
};
