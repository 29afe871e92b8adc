import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["share", "social share", "copy link", "分享", "转发", "复制链接", "シェア", "共有"],
  zh: {
    use: "把这一页转给别人。",
    avoid: "复制其他内容用 CopyText。",
    anatomy: ["标题", "平台链接", "复制", "系统分享"],
    access: "有名称的一组；复制结果会播报；平台链接说明会离开本站。",
  },
  en: {
    use: "Passing the page on.",
    avoid: "Copying anything else: CopyText.",
    anatomy: ["title", "platforms", "copy", "the system's own sheet"],
    access: "A named group; copying is announced, links say where they lead.",
  },
};
