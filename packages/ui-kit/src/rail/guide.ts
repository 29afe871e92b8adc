import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["scroller", "horizontal list", "card slider", "横滑", "横向滚动", "横スクロール"],
  zh: {
    use: "一排同类卡片，左右滑动看。",
    avoid: "必须全部看到的竖排；轮流出现的大图用 Carousel。",
    anatomy: ["滑轨", "卡片", "进度线与按钮"],
    access: "聚焦后左右键滚动；按钮给不能滑动的人；卡片是列表。",
  },
  en: {
    use: "Cards of a kind in a row to swipe.",
    avoid: "What everybody has to see: below each other. Openings that take turns: Carousel.",
    anatomy: ["row", "cards", "progress with buttons"],
    access:
      "Arrow keys scroll it once it has the focus, buttons serve who cannot swipe; the cards are a list.",
  },
};
