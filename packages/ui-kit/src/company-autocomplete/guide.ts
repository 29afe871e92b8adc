import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "autocomplete",
    "typeahead",
    "combobox",
    "suggest",
    "自动完成",
    "联想输入",
    "公司名",
    "オートコンプリート",
  ],
  zh: {
    use: "填公司名时给出工商登记的建议，也允许自己写。",
    avoid: "选项固定且不多时用 Select。",
    anatomy: ["输入框", "建议列表", "状态提示"],
    access: "上下键在建议间移动，回车选用，Esc 收起；输入法组字时不抢键；建议数量会播报。",
  },
  en: {
    use: "A company's name with suggestions; any other name may be typed.",
    avoid: "A short list that is fixed: Select.",
    anatomy: ["field", "list of suggestions", "what is under way"],
    access:
      "Up and Down move among suggestions, Enter takes one, Escape closes; no key is taken while an input method composes. Their number is announced.",
  },
};
