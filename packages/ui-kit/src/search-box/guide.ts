import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["search bar", "find", "keyword", "搜索框", "查找", "検索ボックス"],
  zh: {
    use: "用关键词找文章和案例。",
    avoid: "固定分类用 FilterChips。",
    anatomy: ["图标", "输入框", "清除", "提交"],
    access: "search 地标；回车提交，输入法组字时回车不提交；清除后焦点留在框里。",
  },
  en: {
    use: "Articles and cases by a keyword.",
    avoid: "Fixed categories: FilterChips.",
    anatomy: ["icon", "field", "clear", "send"],
    access:
      "The search landmark; Enter sends, but not while an input method composes; after clearing, the focus stays.",
  },
};
