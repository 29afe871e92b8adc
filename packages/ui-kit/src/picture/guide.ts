import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["image", "photo", "img", "responsive image", "图片", "照片", "画像"],
  zh: {
    use: "内容里的图片，加载前后版面不跳。",
    avoid: "装饰用 CSS 背景；平台标志用 BrandIcon。",
    anatomy: ["固定比例的框", "预览色", "图片"],
    access: "alt 写图里有什么，装饰图留空；加载失败时念替代文字。",
  },
  en: {
    use: "A picture of the content that moves nothing when it arrives.",
    avoid: "Decoration: CSS. Marks of platforms: BrandIcon.",
    anatomy: ["frame of its own proportions", "preview", "picture"],
    access:
      "alt says what is in it, and is empty for decoration; a missing file leaves the alternative text.",
  },
};
