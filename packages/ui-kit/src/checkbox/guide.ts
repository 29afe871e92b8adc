import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["tick box", "agree", "consent", "勾选", "同意条款", "打勾", "チェックボックス"],
  zh: {
    use: "对一件事说是或否，例如同意隐私政策。",
    avoid: "多选一用 RadioGroup；同一问题选几项用 CheckboxGroup。",
    anatomy: ["方框", "标签（可含链接）", "错误信息"],
    access: "空格勾选；标签里的链接单独可聚焦；错误信息与方框关联，一起念出。不预先勾选。",
  },
  en: {
    use: "A yes or no to one thing, such as the privacy policy.",
    avoid: "One of several: RadioGroup. Several answers to one question: CheckboxGroup.",
    anatomy: ["box", "label, with links where needed", "message"],
    access:
      "Space ticks it; links of the label take the focus by themselves; the message is read with the box. It is never ticked beforehand.",
  },
  do: { zh: "由访客自己勾。", en: "The visitor ticks it." },
  dont: { zh: "预先勾好的同意不是同意。", en: "Consent that is ticked beforehand is none." },
};
