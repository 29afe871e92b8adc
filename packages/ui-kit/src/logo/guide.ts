import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["brand mark", "wordmark", "品牌标识", "商标", "ロゴ"],
  zh: {
    use: "顶栏和页脚的品牌标识。",
    avoid: "客户的标识用 LogoWall。",
    anatomy: ["圆环标记", "品牌名"],
    access: "链接时名称是品牌名；图形是装饰。",
  },
  en: {
    use: "The brand in header and footer.",
    avoid: "Marks of clients: LogoWall.",
    anatomy: ["ring", "name"],
    access: "As a link it is named by the brand; the drawing is decoration.",
  },
};
