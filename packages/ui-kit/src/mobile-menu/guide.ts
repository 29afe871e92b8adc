import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "hamburger",
    "drawer",
    "navigation menu",
    "side menu",
    "抽屉",
    "汉堡菜单",
    "侧边栏",
    "ドロワー",
    "ハンバーガーメニュー",
  ],
  zh: {
    use: "手机上的全站导航。",
    avoid: "页内分段用 Tabs；三项以内直接放在顶栏。",
    anatomy: ["开关", "面板", "导航项", "电话或邮箱", "语言"],
    access:
      "回车或空格打开；Tab 留在里面，读屏也到不了下面的页面，Esc 关闭并回到开关；点链接后关闭；没有脚本也能打开。",
  },
  en: {
    use: "The whole site's navigation on a phone.",
    avoid: "Parts of a page: Tabs. Up to three entries: put them into the bar.",
    anatomy: ["toggle", "panel", "entries", "phone or e-mail", "languages"],
    access:
      "Enter or Space opens it, Tab and screen readers stay inside, Escape closes it and returns to the toggle; following a link closes it. It opens without scripting.",
  },
};
