import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["banner", "masthead", "jumbotron", "首屏", "大图", "横幅", "ヒーロー", "メインビジュアル"],
  zh: {
    use: "一页的开场：一句话、一张图、一个动作。",
    avoid: "第二屏以后用 Section；列表页不需要。",
    anatomy: ["画面", "眉标", "标题", "副标题", "动作"],
    access: "标题是页面的一级标题；图片是装饰；多张时的按键与 Carousel 相同。",
  },
  en: {
    use: "The opening of a page: one sentence, one picture, one action.",
    avoid: "Anything further down: Section. A page that is a list.",
    anatomy: ["art", "eyebrow", "title", "subtitle", "action"],
    access: "The title is the first heading, the art decoration; several slides work as in Carousel.",
  },
};
