import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["sr-only", "screen reader only", "a11y", "屏幕阅读器", "无障碍文本", "読み上げ専用"],
  zh: {
    use: "只给读屏的文字。",
    avoid: "大家都该看到的就写出来。",
    anatomy: ["看不见的文字"],
    access: "照常念出；不要放可聚焦的东西。",
  },
  en: {
    use: "Words for screen readers alone.",
    avoid: "What everybody should see: show it.",
    anatomy: ["text out of sight"],
    access: "Read like any other; put nothing into it that takes the focus.",
  },
};
