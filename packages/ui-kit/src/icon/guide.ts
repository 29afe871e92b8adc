import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["glyph", "symbol", "svg", "线性图标", "符号", "アイコン"],
  zh: {
    use: "帮助认出一个动作或状态，通常配文字。",
    avoid: "平台标志用 BrandIcon；不要单独用图标表示少见的动作。",
    anatomy: ["24 × 24 的线条图形"],
    access: "默认对读屏隐藏；单独使用时名称写在按钮上。",
  },
  en: {
    use: "A sign beside words that helps to recognise an action or a state.",
    avoid: "Marks of platforms: BrandIcon. An unusual action without words.",
    anatomy: ["line drawing of 24 × 24"],
    access: "Hidden from screen readers by default; where it stands alone, its button has the name.",
  },
};
