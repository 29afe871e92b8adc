import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "drawer",
    "bottom sheet",
    "action sheet",
    "overlay",
    "modal",
    "panel",
    "抽屉",
    "弹层",
    "弹窗",
    "半屏",
    "ドロワー",
    "ボトムシート",
    "シート",
  ],
  zh: {
    use: "在当前页上填写、筛选、浏览，之后回到原处。",
    avoid: "独立内容给它自己的页面。",
    anatomy: ["遮罩", "把手", "标题与关闭", "内容", "底部动作"],
    access: "焦点进入并留在里面；关闭键、Esc、点遮罩、下滑、返回键都能关；关闭后焦点回到原处。",
  },
  en: {
    use: "Filling in, filtering or browsing over a page, and back to the same place.",
    avoid: "Content with a life of its own: a page.",
    anatomy: ["backdrop", "grip", "title and close", "content", "actions"],
    access:
      "Focus goes in and stays in; button, Escape, a tap beside it, a swipe down or Back closes it, and the focus returns.",
  },
  do: {
    zh: "标题几个字，和打开它的按钮说同一件事。",
    en: "A few words, the same as on the button that opened it.",
  },
  dont: { zh: "句子会折行，还挤掉内容。", en: "A sentence wraps and takes the room of the content." },
};
