import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["team picture", "portraits", "mosaic", "人像墙", "团队合影", "人物の壁"],
  zh: {
    use: "介绍公司或团队的页面，以全员画像开场。",
    avoid: "要看清是谁、做什么：用 PersonCard。",
    anatomy: ["第一位，最大", "其余的人", "圆环"],
    access: "装饰图，读屏跳过；下方要有人名文字。",
  },
  en: {
    use: "A page about a company or a team, which opens on everybody.",
    avoid: "Where it matters who somebody is: PersonCard.",
    anatomy: ["first person, the largest", "the others", "rings"],
    access: "Decoration that a screen reader skips; name the people in text below.",
  },
};
