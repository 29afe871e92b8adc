import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "case study",
    "cover card",
    "portfolio",
    "案例",
    "封面卡片",
    "客户故事",
    "事例カード",
    "導入事例",
  ],
  zh: {
    use: "用一个数字和一张封面介绍客户案例。",
    avoid: "没有成果数字的文章用 NewsItem；首页大图用 Hero。",
    anatomy: ["封面图", "成果数字", "平台与行业", "标题"],
    access: "整张卡片是一个链接，读屏先念标题，再念数字；图片是装饰。",
  },
  en: {
    use: "A client's story by one figure and a cover.",
    avoid: "An article without a figure: NewsItem. The opening of a page: Hero.",
    anatomy: ["cover", "figure", "platform and industry", "title"],
    access: "The whole card is one link named by its title; the picture is decoration.",
  },
  do: { zh: "一个能核对的数，和它数的是什么。", en: "A figure that can be checked, and what it counts." },
  dont: { zh: "形容词谁都能写。", en: "Anyone can write an adjective." },
};
