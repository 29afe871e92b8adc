import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "placeholder",
    "loading",
    "shimmer",
    "spinner",
    "加载中",
    "占位",
    "骨架",
    "スケルトン",
    "読み込み中",
  ],
  zh: {
    use: "内容来之前，按它的形状占位。",
    avoid: "整页跳转用 LoadingBar；不到半秒的等待什么都不用放。",
    anatomy: ["灰块", "外层 Loading"],
    access: "灰块对读屏隐藏；外层 Loading 说“正在加载”。",
  },
  en: {
    use: "The shape of content before it comes.",
    avoid: "A whole page: LoadingBar. Less than half a second: nothing.",
    anatomy: ["grey shapes", "Loading around them"],
    access: "The shapes are hidden; Loading around them says that something is on its way.",
  },
};
