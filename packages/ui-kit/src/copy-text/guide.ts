import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["clipboard", "copy button", "复制按钮", "剪贴板", "コピー"],
  zh: {
    use: "邮箱、微信号、编号等，点一下就复制。",
    avoid: "能直接打开的，例如电话和链接，用 PhoneAction 或 Link。",
    anatomy: ["文字", "复制图标", "已复制的标记"],
    access: "一个按钮，回车或空格复制；结果会播报；不能写剪贴板时选中文字，供手动复制。",
  },
  en: {
    use: "An address, an id, a number: a tap copies it.",
    avoid: "What can be opened: PhoneAction or Link.",
    anatomy: ["text", "icon", "sign that it worked"],
    access:
      "One button; the result is announced. Where nothing may write to the clipboard, the text is selected.",
  },
};
