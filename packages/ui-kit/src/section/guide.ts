import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["band", "container", "block", "ground", "区块", "容器", "底色", "セクション"],
  zh: {
    use: "页面的一段，带底色和留白。",
    avoid: "卡片里不要再套；只要留白时用 space。",
    anatomy: ["底色", "留白", "内容"],
    access: "有 labelledBy 时是有名称的区域；底色会换成读得清的文字色。",
  },
  en: {
    use: "A band of a page, with its ground and its space.",
    avoid: "Inside cards.",
    anatomy: ["ground", "space", "content"],
    access: "With labelledBy a named region; its ground brings readable colours.",
  },
};
