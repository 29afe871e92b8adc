import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["steps", "how it works", "workflow", "步骤", "合作流程", "流れ", "ステップ"],
  zh: {
    use: "说明一件事按什么顺序做。",
    avoid: "填表进度用 StepIndicator；按年份的事用 Timeline。",
    anatomy: ["连线", "步骤标题", "说明", "时长"],
    access: "有序列表，读屏报第几步。",
  },
  en: {
    use: "How something is done, in order.",
    avoid: "Progress of a form: StepIndicator. Years: Timeline.",
    anatomy: ["line", "step", "text", "duration"],
    access: "An ordered list: the place of each step is read.",
  },
};
