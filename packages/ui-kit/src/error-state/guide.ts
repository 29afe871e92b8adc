import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["failure", "404", "500", "retry", "offline", "出错页", "加载失败", "网络错误", "エラー画面"],
  zh: {
    use: "内容没能加载，或页面不存在。",
    avoid: "字段填错用 Field 的错误；整张表单失败用 FormError。",
    anatomy: ["代码与插图", "标题", "说明", "重试", "其他去处"],
    access: "出现时播报；重试是按钮，忙时保留焦点。",
  },
  en: {
    use: "Content that did not come, or a page that is not there.",
    avoid: "A field that is wrong: the message of Field. A form that failed: FormError.",
    anatomy: ["code and drawing", "title", "text", "retry", "other ways"],
    access: "It is announced when it appears; the retry button keeps the focus while it is busy.",
  },
  do: { zh: "不怪访客，能再试。", en: "Blames nobody, and can be tried again." },
  dont: { zh: "代码和“管理员”帮不了访客。", en: "A code and an “administrator” help no visitor." },
};
