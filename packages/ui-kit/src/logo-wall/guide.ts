import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["clients", "partners", "trusted by", "合作品牌", "客户标志", "取引先ロゴ"],
  zh: {
    use: "证明谁在合作，六个起。",
    avoid: "可点的案例用 CaseCard。",
    anatomy: ["网格", "客户标志"],
    access: "一个列表，读屏报总数，每个标志念品牌名。",
  },
  en: {
    use: "Who works with the company, from six marks on.",
    avoid: "Cases to open: CaseCard.",
    anatomy: ["grid", "marks"],
    access: "A list with its number; each mark is read by its brand's name.",
  },
};
