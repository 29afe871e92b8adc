import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["multi select", "multiple choice", "多选框组", "复选", "複数選択"],
  zh: {
    use: "一个问题可以选几项，选项都看得见。",
    avoid: "只能选一项用 RadioGroup；超过十项先分组。",
    anatomy: ["问题", "选项", "错误信息"],
    access: "每项是原生复选框，Tab 逐项，空格勾选；读屏先念问题，再念选项。",
  },
  en: {
    use: "Several answers to one question, all of them in sight.",
    avoid: "One answer only: RadioGroup. More than ten: group them first.",
    anatomy: ["question", "choices", "message"],
    access:
      "Native checkboxes: Tab goes from one to the next, Space ticks. The question is read before the choices.",
  },
};
