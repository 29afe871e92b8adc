import type { ContactMessages } from "./contact-messages.ts";

/** お問い合わせと担当者へのご相談の文言。 */
export const contactMessages: ContactMessages = {
  contact: {
    pageTitle: (brand) => `お問い合わせ｜${brand}`,
    description:
      "中国SNSマーケティングに関するお問い合わせ窓口です。深圳の日本デスクが、1営業日以内に日本語でお返事いたします。",
    keywords: ["お問い合わせ", "中国マーケティング 相談", "中国SNS 問い合わせ"],
    eyebrow: "お問い合わせ",
    title: "まとまっていなくても、\n構いません",
    lead: "日本デスクの担当者が拝見し、1営業日以内に日本語でお返事いたします。",
    submit: "この内容で送信する",
  },
  consultant: {
    pageTitle: (brand) => `マーケティング担当者へのご相談｜${brand}`,
    description:
      "中国でのブランドの現状をお聞かせください。担当者が店舗とアカウントを拝見し、率直な見立てを無料でお伝えします。",
    keywords: ["中国マーケティング コンサルタント", "無料相談", "中国進出 相談"],
    eyebrow: "担当者へのご相談",
    title: "30分の対話から、\n始めませんか",
    lead: "数行で結構です。担当者が貴社のアカウントを拝見したうえで、日時の候補をご連絡いたします。",
    submit: "相談を申し込む",
  },
  back: "トップページへ戻る",
  form: {
    company: "会社名（任意）",
    companyPlaceholder: "株式会社サンプル",
    country: "国・地域（任意）",
    countryPlaceholder: "日本",
    phone: "電話番号（任意）",
    phonePlaceholder: "03-0000-0000",
    messenger: "LINE・WeChatなど（任意）",
    messengerPlaceholder: "例：LINE sample_id",
    services: "ご関心のあるサービス（任意）",
    needs: "お問い合わせ内容",
    needsOptional: "ご相談内容（任意）",
    needsPlaceholder: "例：来春の発売に向けて、小紅書での認知づくりから始めたい",
  },
  card: {
    heading: "担当者のご紹介",
    text: "いただいた内容はすべて担当者が拝見します。お力になれない場合は、率直にそうお伝えします。",
    email: "メール",
    wechat: "WeChatで読み取ってフォロー",
    whatsapp: "",
  },
  sent: { next: "お待ちいただく間に", cases: "支援事例を見る" },
};
