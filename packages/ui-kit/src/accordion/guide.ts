import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "FAQ",
    "collapse",
    "disclosure",
    "折叠面板",
    "手风琴",
    "常见问题",
    "アコーディオン",
    "よくある質問",
  ],
  zh: {
    use: "读者只需要其中一两条时，把问答收起来。",
    avoid: "每个人都要读的内容直接写出来；两三句话不值得折叠。",
    anatomy: ["标题行", "加减号", "答案"],
    access: "原生 details：Tab 到标题，回车或空格开合；读屏报“已展开”或“已折叠”，页内查找能找到收起的文字。",
  },
  en: {
    use: "Answers of which each reader needs one or two: questions stay in sight, the rest folds away.",
    avoid: "Text that everybody has to read: write it out. Two sentences are not worth a fold.",
    anatomy: ["title row", "plus or minus sign", "answer"],
    access:
      "Native details: Tab reaches a title, Enter or Space opens it; expanded or collapsed is announced, and find-in-page reaches what is closed.",
  },
  do: { zh: "标题是访客会问的话。", en: "Titles are what visitors ask." },
  dont: { zh: "不打开，不知道里面答什么。", en: "Closed, they do not tell what they answer." },
};
