import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["form item", "label", "form control", "表单字段", "标签", "必填", "フォーム項目"],
  zh: {
    use: "给一个控件配上标签、提示和错误信息。",
    avoid: "一个问题有几个控件时用 FieldGroup。",
    anatomy: ["标签与必填标记", "提示", "控件", "错误信息"],
    access: "点标签即聚焦控件；提示和错误与控件关联，一起念出；没有随焦点念出的错误轻声播报。",
  },
  en: {
    use: "Label, help and message for one control.",
    avoid: "One question with several controls: FieldGroup.",
    anatomy: ["label and whether it is needed", "help", "control", "message"],
    access:
      "A tap on the label focuses the control; help and message are read with it, and a message that does not come with the focus is announced politely.",
  },
  do: { zh: "错误说怎么改。", en: "The message says how to put it right." },
  dont: {
    zh: "只说“格式错误”，访客只能猜。",
    en: "“Invalid format” leaves the reader guessing.",
  },
};
