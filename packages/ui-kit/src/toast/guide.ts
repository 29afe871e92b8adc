import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["snackbar", "notification", "message", "flash", "轻提示", "消息", "通知", "トースト"],
  zh: {
    use: "几秒就够的结果：已复制、已保存。",
    avoid: "出错且要处理的写在页内；要回答的用 Popup。",
    anatomy: ["卡片", "文字"],
    access: "普通消息等读屏空闲再念，错误立即念；悬停时不消失，Esc 清除。",
  },
  en: {
    use: "A result that needs only seconds: copied, saved.",
    avoid: "A failure somebody has to act upon: say it in the page. A question: Popup.",
    anatomy: ["card", "text"],
    access: "Announced when a screen reader is ready, errors at once; hover stops the clock, Escape clears.",
  },
  do: { zh: "好了，看一眼就够。", en: "Done: a glance is enough." },
  dont: {
    zh: "要处理的错写在出错的地方；几秒就没了，来不及照做。",
    en: "What must be put right stands beside the field; this is gone before it is read.",
  },
};
