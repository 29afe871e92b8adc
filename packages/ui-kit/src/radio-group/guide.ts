import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["radio button", "single choice", "option", "单选框", "单选按钮", "ラジオボタン"],
  zh: {
    use: "几项里选一项，都看得见；七项以内。",
    avoid: "更多项用 Select；可多选用 CheckboxGroup。",
    anatomy: ["问题", "选项", "错误信息"],
    access: "Tab 进入一次，方向键选择；读屏先念问题，再念选项和位置。",
  },
  en: {
    use: "One of up to seven, all in sight.",
    avoid: "More: Select. Several: CheckboxGroup.",
    anatomy: ["question", "choices", "message"],
    access: "Tab enters once, arrows choose; the question is read first, then the choice and its place.",
  },
  do: {
    zh: "选项互不重叠，人人认得出自己那一个。",
    en: "Options that do not overlap: everyone knows theirs.",
  },
  dont: {
    zh: "“适中”各人理解不同，还替访客选好了。",
    en: "“Medium” means something else to each, and it is chosen for them.",
  },
};
