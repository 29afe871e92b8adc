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
    avoid: "主要动作用 ConsultBar 或 Button；会盖住内容的长页要留位置。",
    anatomy: ["圆形按钮", "图标", "角标"],
    access: "每个是按钮或链接，必须有名称；聚焦时从边缘出来；键盘弹出时让开。",
  },
  en: {
    use: "Service, telephone or an offer within reach of the thumb; at most three.",
    avoid: "The main action: ConsultBar or Button.",
    anatomy: ["round target", "icon", "badge"],
    access:
      "A button or a link each, always named; it comes out of the edge on focus and goes while a keyboard is open.",
  },
};
