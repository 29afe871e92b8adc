import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: [
    "cookie banner",
    "GDPR",
    "privacy",
    "cookies",
    "隐私弹窗",
    "同意横幅",
    "Cookie 提示",
    "クッキー同意",
  ],
  zh: {
    use: "在统计访问之前征求同意。",
    avoid: "不需要同意的地区不显示；公告用 Notice。",
    anatomy: ["一句短问", "详情与政策链接", "拒绝", "同意"],
    access: "不抢焦点、不挡页面；详情就地展开；Tab 能到，拒绝在前；两个按钮分量相同，关闭不算同意。",
  },
  en: {
    use: "Asking before visits are counted.",
    avoid: "Where nothing needs consent: show nothing. News: Notice.",
    anatomy: ["a short question", "details and the policy", "Decline", "Agree"],
    access:
      "It takes no focus and blocks nothing, and details unfold in place; Tab reaches it, Decline first. Both answers weigh the same, and there is no third one.",
  },
};
