import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["segmented control", "tab bar", "switch view", "标签栏", "选项卡", "切换", "タブ"],
  zh: {
    use: "同一列表的几个部分，各有网址。",
    avoid: "筛选条件可叠加时用 FilterChips；步骤用 StepIndicator。",
    anatomy: ["标签链接", "数量", "当前项"],
    access: "链接而非 tab 角色：Tab 逐项，回车打开，当前项标 aria-current。",
  },
  en: {
    use: "Parts of one list, each with an address.",
    avoid: "Conditions that add up: FilterChips. Steps: StepIndicator.",
    anatomy: ["links", "counts", "current one"],
    access: "Links, not ARIA tabs: Tab goes through them, Enter opens, the current one has aria-current.",
  },
  do: { zh: "名词，一行放得下。", en: "Nouns that fit on a line." },
  dont: { zh: "长标签把后面的推出屏幕。", en: "Long ones push the others off the screen." },
};
