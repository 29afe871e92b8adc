import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["attention", "dwell", "tree rings", "visit summary", "注意力", "停留", "年轮", "注目", "滞在"],
  zh: {
    use: "放在页脚、法律信息上方，告诉访客自己看了多久、看了多少。",
    avoid: "别的数据：用 StatNumber；浅色底上不用。",
    anatomy: ["测的是什么", "时长与阅读数", "读图说明", "圆环：一圈一屏，案例是整圈，停得最久的是橙色"],
    access: "该说的都在文字里，圆环对读屏隐藏；减少动态时圆环直接画好。",
  },
  en: {
    use: "In the footer above the legal lines: what this visitor has given.",
    avoid: "Other figures: StatNumber. Not on a light ground.",
    anatomy: [
      "what is measured",
      "time and what was read",
      "how to read it",
      "rings: one a screen, closed for cases, hot for the longest stay",
    ],
    access:
      "Everything is said in text; the rings are hidden from screen readers; with less motion they are drawn at once.",
  },
};
