import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["lead form", "contact form", "表单提交", "留资表单", "问卷", "フォーム", "問い合わせ"],
  zh: {
    use: "收集访客填写的内容并提交。",
    avoid: "只有一个关键词用 SearchBox。",
    anatomy: ["错误汇总", "字段", "整体错误", "提交按钮"],
    access: "回车提交；出错时焦点去第一个错误字段；没有脚本也能提交；提交中重复提交无效。",
  },
  en: {
    use: "What a visitor fills in and sends.",
    avoid: "One keyword: SearchBox.",
    anatomy: ["summary of mistakes", "fields", "message of the whole", "submit button"],
    access:
      "Enter sends; after mistakes the first field that is wrong takes the focus. It works without scripting, and a second submission while one is under way is dropped.",
  },
};
