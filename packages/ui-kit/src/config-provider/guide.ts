import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["theme provider", "i18n", "locale", "settings", "国际化", "全局设置", "多语言", "プロバイダー"],
  zh: {
    use: "包住整个页面，给组件语言和弹层起始层级。",
    avoid: "只改一个组件的文字时，用它的 labels。",
    anatomy: ["无外观，只有子内容"],
    access: "它决定读屏听到的“关闭”“重试”等词用哪种语言，所以要与页面的 lang 一致。",
  },
  en: {
    use: "Once around a page: the language of its components, and where popups start.",
    avoid: "Other words for one component: its own labels.",
    anatomy: ["nothing to see, only what is inside"],
    access:
      "It decides in which language “close” or “retry” is heard, so it has to agree with the page's lang.",
  },
};
