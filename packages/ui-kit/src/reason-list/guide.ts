import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["benefits", "features", "why us", "优势", "卖点", "为什么选我们", "選ばれる理由"],
  zh: {
    use: "三到六条选择公司的理由。",
    avoid: "有先后的用 ProcessList；纯数字用 StatNumber。",
    anatomy: ["横线", "序号、数字或图标", "标题", "说明"],
    access: "列表，标题可按标题跳读。",
  },
  en: {
    use: "Three to six reasons for the company.",
    avoid: "Order matters: ProcessList. Figures alone: StatNumber.",
    anatomy: ["rule", "number, figure or icon", "title", "text"],
    access: "A list whose titles are headings.",
  },
};
