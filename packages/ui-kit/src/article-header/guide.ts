import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["headline", "byline", "post header", "文章标题", "作者", "发布日期", "記事ヘッダー"],
  zh: {
    use: "文章页的开头：标题、作者、日期、阅读时长。",
    avoid: "列表里的条目用 NewsItem；普通页面的区块用 SectionHeading。",
    anatomy: ["栏目", "标题", "导语", "作者与日期"],
    access: "标题是页面的一级标题；日期带机器可读的格式；没有可聚焦的东西。",
  },
  en: {
    use: "The top of an article's page: title, author, date, time to read.",
    avoid: "A line in a list: NewsItem. A band of another page: SectionHeading.",
    anatomy: ["eyebrow", "title", "lead", "author and date"],
    access: "The title is the page's first heading, the date has a machine form; nothing takes the focus.",
  },
};
