import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["CTA", "action", "submit", "pill", "按键", "行动按钮", "ボタン"],
  zh: {
    use: "让访客做一件事：预约、提交、打开弹层。一屏只有一个主按钮。",
    avoid: "只是去另一页且不催促时用 Link；提交表单用 SubmitButton。",
    anatomy: ["胶囊底", "前置图标", "文字", "后置图标或转圈"],
    access:
      "回车或空格触发；加载时仍保留焦点和宽度并报忙；带 href 时是真正的链接。文字说动作，不说“点击这里”。",
  },
  en: {
    use: "One thing to do: book, send, open a sheet. One primary button a screen.",
    avoid: "A quiet way to another page: Link. Sending a form: SubmitButton.",
    anatomy: ["pill", "leading icon", "label", "trailing icon or spinner"],
    access:
      "Enter or Space; while it is loading it keeps focus and width and says that it is busy; with href it is a real link. The label names the action, never “click here”.",
  },
  do: { zh: "一屏一个主按钮，其余用描边。", en: "One primary button; the other is outlined." },
  dont: {
    zh: "两个主按钮，访客不知道先点哪个。",
    en: "Two primary buttons: neither comes first.",
  },
};
