import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["skip to content", "bypass", "跳过导航", "无障碍", "スキップリンク"],
  zh: {
    use: "每个页面的第一个链接，跳过顶栏。",
    avoid: "不要有第二个。",
    anatomy: ["平时看不见的链接"],
    access: "第一次按 Tab 就出现，回车跳到正文。",
  },
  en: {
    use: "The first link of every page, past the header.",
    avoid: "A second one.",
    anatomy: ["link that is out of sight until it is needed"],
    access: "The first Tab shows it, Enter goes to the text.",
  },
};
