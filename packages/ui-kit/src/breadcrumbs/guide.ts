import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["trail", "path", "location", "面包屑导航", "路径", "パンくずリスト"],
  zh: {
    use: "页面在三层或更深处时，说明它在哪里。",
    avoid: "首页和一级页面；步骤表单用 StepIndicator。",
    anatomy: ["导航区", "上级链接", "当前页"],
    access: "上级是链接，当前页标 aria-current 且不可点；被截断的篇名读屏仍念全文。",
  },
  en: {
    use: "Where a page lies, three levels down or deeper.",
    avoid: "The home page and pages of the first level. Steps of a form: StepIndicator.",
    anatomy: ["landmark", "links to what lies above", "the page itself"],
    access:
      "Links above, then the page with aria-current and no link; a title that is cut for the eye is read in full.",
  },
  do: { zh: "每一层都在，最后一项是短名。", en: "Every level, and a short name at the end." },
  dont: { zh: "缺了一层，末项是整句标题。", en: "A level is missing, and the last is a headline." },
};
