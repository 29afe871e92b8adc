import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "modal",
    "alert",
    "confirm",
    "prompt",
    "弹窗",
    "模态框",
    "确认框",
    "提示框",
    "モーダル",
    "ダイアログ",
  ],
  zh: {
    use: "继续之前必须回答一个问题，或知道一件事。",
    avoid: "提示成功用 Toast；要填写或浏览的内容用 Popup；页内说明用 Notice。",
    anatomy: ["遮罩", "标题", "说明", "次要回答", "主要回答"],
    access: "打开时焦点进入，不可撤销时落在次要回答上；Tab 不出框，Esc 等于次要回答；关闭后焦点回到原处。",
  },
  en: {
    use: "A question that has to be answered, or a fact that has to be known, before anything else.",
    avoid:
      "Something went well: Toast. Something to fill in or browse: Popup. A remark within the page: Notice.",
    anatomy: ["backdrop", "title", "text", "quiet answer", "main answer"],
    access:
      "Focus enters, on the quiet answer where the other cannot be undone; Tab stays inside, Escape is the quiet answer, and the focus returns to where it was.",
  },
  do: {
    zh: "标题问一件事，按钮就是答案，不读正文也不会按错。",
    en: "The title asks one thing and the buttons answer it: right even unread.",
  },
  dont: { zh: "“确定”什么？只能回头读正文。", en: "OK to what? One has to read it all again." },
};
