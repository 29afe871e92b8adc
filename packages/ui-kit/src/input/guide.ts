import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["text field", "textbox", "文本框", "单行输入", "テキストフィールド", "入力欄"],
  zh: {
    use: "一行自由文字：姓名、邮箱、电话。",
    avoid: "多行用 Textarea；固定选项用 Select 或 RadioGroup；数字验证码用 CodeInput。",
    anatomy: ["前缀", "文字", "后缀"],
    access: "放在 Field 里才有名称；设好 inputMode 和 autoComplete，手机会给对的键盘。占位文字不是标签。",
  },
  en: {
    use: "One line of free text: a name, an address, a number.",
    avoid: "Several lines: Textarea. Fixed answers: Select or RadioGroup. A code: CodeInput.",
    anatomy: ["leading side", "text", "trailing side"],
    access:
      "Its name comes from the Field around it; inputMode and autoComplete bring the right keyboard. A placeholder is no label.",
  },
  do: { zh: "例子告诉访客填成什么样。", en: "An example shows what an answer looks like." },
  dont: { zh: "“请输入”什么也没说。", en: "“Please enter” says nothing." },
};
