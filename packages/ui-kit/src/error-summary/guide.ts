import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["validation summary", "form errors", "错误列表", "校验汇总", "入力エラー一覧"],
  zh: {
    use: "长表单有两处以上填错时，在最前面列出来。",
    avoid: "只有一处时它不出现，焦点直接去那个字段。",
    anatomy: ["标题", "指向字段的链接"],
    access: "提交后接收焦点；每条是链接，回车跳到字段。",
  },
  en: {
    use: "A long form with two or more mistakes: all of them in one place, first.",
    avoid: "One mistake: it stays away, and the field takes the focus.",
    anatomy: ["title", "links to the fields"],
    access: "It takes the focus after sending; each line is a link, and Enter goes to the field.",
  },
};
