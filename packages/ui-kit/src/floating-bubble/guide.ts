import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "FAB",
    "floating action button",
    "widget",
    "悬浮按钮",
    "浮标",
    "回到顶部",
    "フローティングボタン",
  ],
  zh: {
    use: "拇指边随时可用的客服、电话、优惠。一页最多三个。",
    avoid: "主要动作用 ConsultBar 或 Button；有 ConsultBar 的页面，气泡放进栏里。",
    anatomy: ["圆形按钮", "图标", "角标"],
    access:
      "每个是按钮或链接，必须有名称；位置固定：会盖住文字或按钮时、页面滚动时、键盘弹出时都不出现，聚焦时整个出现。",
  },
  en: {
    use: "Service, telephone or an offer within reach of the thumb; at most three.",
    avoid: "The main action: ConsultBar or Button. Beside a ConsultBar bubbles belong into it.",
    anatomy: ["round target", "icon", "badge"],
    access:
      "A button or a link each, always named; it stays in its place, is gone where it would cover text or targets, while the page moves and while a keyboard is open, and whole on focus.",
  },
};
