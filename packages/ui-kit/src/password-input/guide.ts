import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["password", "show password", "密码", "显示密码", "パスワード"],
  zh: {
    use: "输入或设置密码。",
    avoid: "验证码用 CodeInput。",
    anatomy: ["输入框", "显示按钮", "强度"],
    access: "显示按钮是开关，报“已显示”或“已隐藏”；提交时自动隐藏；允许粘贴和密码管理器。",
  },
  en: {
    use: "A password that is entered or chosen.",
    avoid: "A code: CodeInput.",
    anatomy: ["field", "button that shows it", "strength"],
    access:
      "The button is a toggle that says its state; it hides again on sending. Pasting and password managers work.",
  },
};
