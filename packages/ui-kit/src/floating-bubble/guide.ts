import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  status: "stable",
  since: "1.0.0",
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
    access: "每个是按钮或链接，必须有名称；不盖住文字和按钮，聚焦时整个出现；键盘弹出时让开。",
  },
  en: {
    use: "Service, telephone or an offer within reach of the thumb; at most three.",
    avoid: "The main action: ConsultBar or Button. Beside a ConsultBar bubbles belong into it.",
    anatomy: ["round target", "icon", "badge"],
    access:
      "A button or a link each, always named; it covers neither text nor targets, is whole on focus, and goes while a keyboard is open.",
  },
};
