import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["recommendations", "read next", "more articles", "推荐阅读", "猜你喜欢", "関連記事"],
  zh: {
    use: "文章读完后推荐几篇。",
    avoid: "前后篇用 ArticleNav；完整列表用 NewsItem。",
    anatomy: ["首篇封面", "其余条目"],
    access: "链接列表，先念标题；没有内容时整块不出现。",
  },
  en: {
    use: "A few things to read after an article.",
    avoid: "Neighbours: ArticleNav. The whole list: NewsItem.",
    anatomy: ["cover of the first", "the others"],
    access: "A list of links named by their titles; nothing where there is nothing.",
  },
};
