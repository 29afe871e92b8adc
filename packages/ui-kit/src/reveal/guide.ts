import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["animation", "fade in", "scroll animation", "动画", "淡入", "入场动画", "アニメーション"],
  zh: {
    use: "首屏以下的区块进入视野时升起一次。",
    avoid: "首屏内容、正文、表单不用。",
    anatomy: ["子内容"],
    access: "减少动态时不动；内容始终在文档里，读屏不受影响。",
  },
  en: {
    use: "A block below the first screen that rises once.",
    avoid: "The first screen, running text, forms.",
    anatomy: ["what is inside"],
    access:
      "Still under reduced motion; the content is always in the document, so a screen reader notices nothing.",
  },
};
