import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["stepper", "wizard", "progress", "步骤条", "进度", "ステッパー"],
  zh: {
    use: "分步表单走到哪一步。",
    avoid: "说明流程用 ProcessList；位置用 Breadcrumbs。",
    anatomy: ["每步一段", "当前步骤名"],
    access: '有序列表，当前步标 aria-current="step"，换步时播报。',
  },
  en: {
    use: "Where one is in a form of several steps.",
    avoid: "Explaining a way of working: ProcessList. A place: Breadcrumbs.",
    anatomy: ["a bar for each step", "name of the current one"],
    access: "An ordered list, the current step has aria-current, and a change is announced.",
  },
  do: { zh: "三四步，每步一件事。", en: "Three or four steps, one subject each." },
  dont: { zh: "一个问题一步，还没开始就嫌长。", en: "A step a question looks long before it begins." },
};
