import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["bottom bar", "sticky CTA", "tab bar", "底部栏", "吸底按钮", "咨询按钮", "固定フッター"],
  zh: {
    use: "长页面上随时能联系顾问。",
    avoid: "表单页和弹层里不放；不做导航。",
    anatomy: ["底栏", "气泡", "次要动作", "主要动作"],
    access: "在页面末尾的区域地标，Tab 顺序在正文之后；聚焦的内容不会被它盖住。",
  },
  en: {
    use: "A way to a consultant that stays at the bottom edge of a long page.",
    avoid: "Pages of forms, sheets, navigation.",
    anatomy: ["bar", "bubbles", "quiet action", "main action"],
    access:
      "A landmark at the end of the page, after the text in the order of Tab; what has the focus is never under it.",
  },
  do: { zh: "一主一次。", en: "One primary, one secondary." },
  dont: {
    zh: "三个一样重，窄屏还会挤成两行。",
    en: "Three of one weight, and on a narrow screen they wrap.",
  },
};
