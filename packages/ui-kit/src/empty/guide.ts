import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["empty state", "no results", "zero state", "空状态", "无数据", "没有结果", "空の状態"],
  zh: {
    use: "列表、搜索、筛选没有内容时，说明原因和下一步。",
    avoid: "加载失败用 ErrorState；正在加载用 Skeleton。",
    anatomy: ["插图", "标题", "说明", "动作"],
    access: "插图是装饰；标题能被按标题跳读；动作是普通按钮或链接。",
  },
  en: {
    use: "A list, a search or a filter that has nothing: why, and how to go on.",
    avoid: "It did not load: ErrorState. It is loading: Skeleton.",
    anatomy: ["drawing", "title", "text", "actions"],
    access: "The drawing is decoration, the title a heading; actions are plain buttons or links.",
  },
  do: { zh: "说空的是什么，再给一条路。", en: "Says what is empty, and a way on." },
  dont: { zh: "“数据”是我们的词，访客到此为止。", en: "“Data” is our word, and here the visitor stops." },
};
