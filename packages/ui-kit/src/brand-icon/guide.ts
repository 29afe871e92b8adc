import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "social icon",
    "platform",
    "WeChat",
    "Weibo",
    "LinkedIn",
    "社交图标",
    "平台标志",
    "微信",
    "小红书",
    "SNSアイコン",
  ],
  zh: {
    use: "指向某个社交平台的链接，放它的标志。",
    avoid: "不要用平台标志代替动作图标，也不要改形、改比例；动作用 Icon。",
    anatomy: ["24 × 24 的单色图形"],
    access: "默认对读屏隐藏，名称写在外层的链接上。",
  },
  en: {
    use: "The mark of a platform, on a link that leads there.",
    avoid: "In place of an icon for an action, redrawn or stretched: use Icon.",
    anatomy: ["one shape of 24 × 24 in the colour of the text"],
    access: "Hidden from screen readers by default; the link around it carries the name.",
  },
};
