import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "tags",
    "chips",
    "facets",
    "filter bar",
    "标签筛选",
    "分类",
    "下拉筛选",
    "絞り込み",
    "フィルター",
  ],
  zh: {
    use: "按平台、行业等筛选列表，每个结果都有自己的网址。",
    avoid: "少于三个选项不必筛；填表单的选项用 Choice。",
    anatomy: ["名称", "选项与数量", "当前项"],
    access: "每项是链接，当前项标 aria-current；Tab 逐项，行会自动滚到聚焦项；后退键撤销。",
  },
  en: {
    use: "Narrowing a list down; each result has an address.",
    avoid: "Fewer than three choices. Answers of a form: Choice.",
    anatomy: ["name", "choices with counts", "current one"],
    access:
      "Each is a link, the current one has aria-current; Tab goes through them and the row scrolls along; Back undoes.",
  },
  do: { zh: "一个词，一眼扫完。", en: "One word each, seen at a glance." },
  dont: {
    zh: "共同的字说一遍就够，标签才放得下。",
    en: "What all share is said once, or no second chip fits.",
  },
};
