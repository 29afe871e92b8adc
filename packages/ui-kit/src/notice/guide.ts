import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["alert", "callout", "info box", "message", "公告", "提示条", "告知", "お知らせ"],
  zh: {
    use: "页内一直有效的说明，例如“正在准备中”。",
    avoid: "几秒后消失的用 Toast；要回答的用 Popup。",
    anatomy: ["面板", "标题", "说明"],
    access: "普通内容，不抢焦点也不打断；标题可按标题跳读。",
  },
  en: {
    use: "How things stand, for as long as the page is open.",
    avoid: "What goes after seconds: Toast. What needs an answer: Popup.",
    anatomy: ["panel", "title", "text"],
    access: "Plain content: it neither takes the focus nor interrupts; its title is a heading.",
  },
  do: { zh: "说怎么了，再说现在能做什么。", en: "What is the matter, then what can be done now." },
  dont: { zh: "没有原因，也没有去处。", en: "No reason, and nowhere to go." },
};
