import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["site footer", "bottom", "copyright", "页脚", "版权", "备案号", "フッター"],
  zh: {
    use: "每个页面的结尾：联系方式、链接、办公室、备案。",
    avoid: "页内的“下一步”用 Section。",
    anatomy: ["联系", "链接", "办公室", "社交平台", "法律信息"],
    access: "contentinfo 地标；二维码由按钮打开，Esc 或再按一次收起。",
  },
  en: {
    use: "The end of every page: contact, links, offices, the law.",
    avoid: "The next step within a page: Section.",
    anatomy: ["contact", "links", "offices", "platforms", "legal lines"],
    access: "The contentinfo landmark; a code opens by its own button, with and without scripting.",
  },
};
