import type { Messages } from "./message-key.ts";

/** Messages in Japanese. */
export const ja: Messages = {
  name: "お名前をご入力ください",
  phone: "正しい電話番号をご入力ください",
  code: "SMSに記載の6桁の認証コードをご入力ください",
  email: "正しいメールアドレスをご入力ください",
  area: "地域をお選びください",
  address: "詳しい住所をご入力ください",
  company: "会社名をご入力ください",
  needs: "お問い合わせ内容をご入力ください",
  consent: "プライバシーポリシーをお読みのうえ、ご同意ください",
  url: "http、https、またはwwwで始まるアドレスをご入力ください",
  passwordA: "英字と数字をそれぞれ1文字以上含む6〜20文字で、漢字と空白を除いてご入力ください",
  passwordB: "英字と数字のみ、それぞれ1文字以上を含む6〜20文字でご入力ください",
  tooLong: "文字数が多すぎます。短くしてご入力ください",
  invalid: "入力内容をご確認ください",
};
