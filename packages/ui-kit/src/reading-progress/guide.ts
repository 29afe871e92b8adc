import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["scroll progress", "reading bar", "阅读条", "滚动进度", "読了率"],
  zh: {
    use: "长文章读到哪里了。",
    avoid: "短页面；加载进度用 LoadingBar。",
    anatomy: ["顶部细线"],
    access: "只给眼睛看，对读屏隐藏。",
  },
  en: {
    use: "How far a long article has been read.",
    avoid: "Short pages. Loading: LoadingBar.",
    anatomy: ["line at the top"],
    access: "For the eye alone, hidden from screen readers.",
  },
};
