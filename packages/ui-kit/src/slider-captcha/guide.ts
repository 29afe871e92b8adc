import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["captcha", "puzzle", "human check", "人机验证", "拼图验证", "スライド認証"],
  zh: {
    use: "防止程序批量发短信或提交。",
    avoid: "普通表单不要加；先用频率限制。",
    anatomy: ["拼图", "滑块", "结果"],
    access:
      "点一下缺口放上拼图，再点滑块提交，不用拖动；方向键移动一像素，Shift 或翻页键移动十像素，回车确认；位置和结果会念出。",
  },
  en: {
    use: "Keeping programs from sending messages in masses.",
    avoid: "Ordinary forms: limits come first.",
    anatomy: ["picture", "slider", "answer"],
    access:
      "A tap on the gap puts the piece there and one on the slider answers, nothing has to be dragged; arrows move by a pixel, with Shift or Page keys by ten, Enter answers; place and result are read.",
  },
};
