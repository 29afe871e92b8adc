import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["locale switcher", "i18n", "语言", "多语言切换", "言語切り替え"],
  zh: {
    use: "去同一页的另一种语言。",
    avoid: "没有对应译文时链接到该语言首页，不要去掉。",
    anatomy: ["导航区", "各语言自己的名称"],
    access: "每个链接用自己的语言写、带 lang，读屏用对的口音念；当前语言标 aria-current。",
  },
  en: {
    use: "The same page in another language.",
    avoid: "Where a page has no translation, lead to that language's home; do not leave it out.",
    anatomy: ["landmark", "name of each language in itself"],
    access: "Each link has its own lang, so it is pronounced right; the current one has aria-current.",
  },
};
