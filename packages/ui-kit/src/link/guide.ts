import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["anchor", "hyperlink", "超链接", "文字链接", "リンク"],
  zh: {
    use: "去另一页、另一处。",
    avoid: "做动作用 Button；整块可点用 CaseCard 等卡片。",
    anatomy: ["文字", "外链标记"],
    access: "回车打开；新标签会说明；文字单独念也要懂，不写“更多”“这里”。",
  },
  en: {
    use: "A way to another page or place.",
    avoid: "An action: Button. A whole block: a card such as CaseCard.",
    anatomy: ["text", "sign of a way out"],
    access:
      "Enter opens it; a new tab is announced. Its words make sense when read alone: not “more”, not “here”.",
  },
  do: {
    zh: "文字说明去哪里，单独念也懂。",
    en: "Words that say where it leads, read alone too.",
  },
  dont: {
    zh: "“点这里”单独念没有意思。",
    en: "“Click here” means nothing when it is read alone.",
  },
};
