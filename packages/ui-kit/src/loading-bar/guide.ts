import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["progress bar", "top bar", "page loader", "进度条", "页面加载", "ローディングバー"],
  zh: {
    use: "整页跳转进行中。",
    avoid: "页内一块内容用 Skeleton；按钮用它自己的 loading。",
    anatomy: ["顶部细线"],
    access: "进度条角色，有名称；跳转结束后页面标题会播报。",
  },
  en: {
    use: "A page is under way.",
    avoid: "One block of a page: Skeleton. A button: its own loading.",
    anatomy: ["thin line at the top"],
    access: "A named progressbar; the new page's title is announced at the end.",
  },
};
