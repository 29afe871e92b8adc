import type { ComponentGuide } from "../internal/stories/componentGuide.ts";

export const guide: ComponentGuide = {
  aliases: ["OTP", "PIN", "verification code", "SMS code", "验证码", "短信码", "动态码", "認証コード"],
  zh: {
    use: "填短信或邮件里的数字验证码。",
    avoid: "密码用 PasswordInput；含字母的编号用 Input。",
    anatomy: ["一个真实输入框", "每位一格"],
    access: "只有一个输入框，不逐格跳焦点；粘贴整条短信会取出数字；手机会自动填充；错误与它关联念出。",
  },
  en: {
    use: "A code of digits from a message.",
    avoid: "A password: PasswordInput. A reference with letters: Input.",
    anatomy: ["one real field", "a cell for each digit"],
    access:
      "One field, so the focus never jumps; a pasted message gives its digits, phones fill it in, and the message is read with it.",
  },
};
