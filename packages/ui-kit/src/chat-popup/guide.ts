import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["live chat", "customer service", "support", "在线客服", "聊天", "客服", "チャット"],
  zh: {
    use: "在当前页打开在线客服，不离开正在看的内容。",
    avoid: "电话和留言用 ContactCard 或表单。",
    anatomy: ["底部弹层", "标题与关闭键", "聊天框架", "加载与失败提示"],
    access:
      "焦点进入弹层，Esc 或返回键关闭并回到原处；框架里的 Esc 由聊天页发 closeMessage 转告；框架有标题；加载和失败都会播报。",
  },
  en: {
    use: "A conversation with the service over the page that is being read.",
    avoid: "A telephone or a message: ContactCard or a form.",
    anatomy: [
      "sheet",
      "title and close button",
      "frame of the chat",
      "what it says while loading and after a failure",
    ],
    access:
      "Focus goes into the sheet; Escape or Back closes it and brings it back. Of an Escape within the frame the chat tells by `closeMessage`. The frame has a title, loading and failure are announced.",
  },
};
