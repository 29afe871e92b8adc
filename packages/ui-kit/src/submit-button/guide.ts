import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["send", "save", "submit", "提交", "发送", "送信ボタン"],
  zh: {
    use: "提交它所在的表单。",
    avoid: "表单外的动作用 Button。",
    anatomy: ["按钮", "忙时的文字"],
    access: "提交中报忙并保留焦点，再按无效。",
  },
  en: {
    use: "Sending the form around it.",
    avoid: "Anything outside a form: Button.",
    anatomy: ["button", "words while it is busy"],
    access: "While sending it says that it is busy and keeps the focus; further presses do nothing.",
  },
  do: { zh: "说访客会得到什么。", en: "Says what the visitor gets." },
  dont: { zh: "“提交”说的是我们要的。", en: "“Submit” says what we want." },
};
