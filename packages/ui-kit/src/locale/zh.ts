import type { KitLocale } from "./kitLocale.ts";

/** 中文。 */
export const zh: KitLocale = {
  lang: "zh-CN",
  common: { close: "关闭", confirm: "确定", cancel: "取消", retry: "重试", loading: "加载中" },
};
