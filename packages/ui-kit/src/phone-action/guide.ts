import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["call", "telephone", "tel", "hotline", "打电话", "热线", "拨号", "電話をかける"],
  zh: {
    use: "拨打并可复制的电话号码。",
    avoid: "邮箱、微信号用 CopyText。",
    anatomy: ["号码链接", "复制按钮"],
    access: "号码是链接，旁边的按钮复制，结果会播报；没有脚本时只有链接。",
  },
  en: {
    use: "A number to call and to copy.",
    avoid: "An e-mail address or an id: CopyText.",
    anatomy: ["number as a link", "copy button"],
    access:
      "The number is a link, the button beside it copies and says so; without scripting the link remains.",
  },
};
