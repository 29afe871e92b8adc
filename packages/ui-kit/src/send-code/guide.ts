import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["get code", "resend", "countdown", "发送验证码", "倒计时", "重新发送", "コード送信"],
  zh: {
    use: "请求短信验证码，并限制频率。",
    avoid: "普通动作用 Button。",
    anatomy: ["按钮", "倒计时"],
    access: "发送后和等待结束时各播报一次，不逐秒念；等待时仍可聚焦。",
  },
  en: {
    use: "A code by message, not too often.",
    avoid: "Any other action: Button.",
    anatomy: ["button", "countdown"],
    access:
      "It says that the code was sent and that the wait is over, not each second; it keeps the focus meanwhile.",
  },
};
