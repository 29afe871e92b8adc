import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["header", "app bar", "top bar", "toolbar", "导航栏", "页头", "顶部导航", "ヘッダー"],
  zh: {
    use: "每个页面的顶部：标识、菜单、一个动作。",
    avoid: "弹层里的标题栏由 Popup 自己给。",
    anatomy: ["标识", "动作", "菜单开关"],
    access: "banner 地标，在 SkipLink 之后最先被聚焦；吸顶时不会盖住聚焦的内容。",
  },
  en: {
    use: "The top of every page: logo, menu, one action.",
    avoid: "The title row of a sheet: Popup brings its own.",
    anatomy: ["logo", "action", "menu toggle"],
    access: "The banner landmark, first after the SkipLink; as it sticks it never covers what has the focus.",
  },
};
