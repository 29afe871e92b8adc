import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "slider",
    "slideshow",
    "swiper",
    "banner",
    "幻灯片",
    "走马灯",
    "轮播图",
    "カルーセル",
    "スライダー",
  ],
  zh: {
    use: "几张同等重要的首屏画面轮流出现。",
    avoid: "必须看到的内容不放第二张；一排卡片用 Rail。",
    anatomy: ["滑轨", "画面", "圆点", "暂停键"],
    access:
      "左右键换张；圆点是按钮；自动播放时不播报，停下后播报当前张；触摸、悬停、聚焦、减少动态时都不动。",
  },
  en: {
    use: "A few openings of the same weight that take turns.",
    avoid: "Anything that must be seen: it does not belong on the second slide. Cards in a row: Rail.",
    anatomy: ["strip", "slides", "dots", "pause button"],
    access:
      "Left and Right change the slide, dots are buttons. Nothing is announced while it moves by itself; touch, hover, focus and reduced motion stop it.",
  },
};
