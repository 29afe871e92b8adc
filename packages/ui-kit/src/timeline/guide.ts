import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["history", "milestones", "chronology", "发展历程", "大事记", "沿革"],
  zh: {
    use: "按年份讲公司历程。",
    avoid: "操作步骤用 ProcessList。",
    anatomy: ["年份", "连线", "标题", "说明"],
    access: "有序列表，年份是带机器可读格式的时间。",
  },
  en: {
    use: "What happened when.",
    avoid: "Steps of a way of working: ProcessList.",
    anatomy: ["year", "line", "title", "text"],
    access: "An ordered list; years have a machine form.",
  },
};
