import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["statistics", "KPI", "metric", "counter", "统计数字", "数据", "指标", "数値", "実績"],
  zh: {
    use: "公司的关键数字，带单位和说明。",
    avoid: "案例的数字在 CaseCard 里。",
    anatomy: ["数字", "单位", "说明"],
    access: "读屏只念最终数字，不念计数过程；减少动态时不计数。",
  },
  en: {
    use: "A figure of the company with its unit and what it counts.",
    avoid: "The figure of a case: CaseCard.",
    anatomy: ["figure", "unit", "label"],
    access: "Only the final figure is read; nothing counts under reduced motion.",
  },
  do: { zh: "三四位数，加单位和对象。", en: "Three or four digits, with unit and subject." },
  dont: { zh: "数不清位数，也不知道多久、谁的。", en: "Nobody counts the digits, or knows whose they are." },
};
