import type { AboutMessages } from "./about-messages.ts";

/** 会社案内の文言。 */
export const aboutMessages: AboutMessages = {
  pageTitle: (brand) => `会社案内｜${brand}`,
  description: (age) =>
    `中国SNSマーケティング一筋に${age}年。深圳と武漢の500名の体制、大切にしている考え方、これまでの歩みと、お客様を担当するメンバーをご紹介します。`,
  keywords: ["中国マーケティング会社", "深圳 広告会社", "武漢", "会社案内", "日本語対応"],
  eyebrow: "会社案内",
  title: "注目は、測れる。\n信頼は、積み重ねる。",
  figures: { title: "数字で見る会社", age: "中国SNS一筋", ageUnit: "年" },
  values: { eyebrow: "大切にしていること", title: "どのご依頼でも\n変えない、4つの約束" },
  timeline: { eyebrow: "沿革", title: "茶葉店のお手伝いから、\n3,000のブランドへ" },
  team: { eyebrow: "メンバー", title: "お客様を\n担当するメンバー" },
  offices: { eyebrow: "拠点", title: "深圳と武漢、\n2つの拠点で" },
  month: (year, month) => `${year}年${Number(month)}月`,
  invitation: {
    title: "どうぞお気軽に\nお声がけください",
    text: "オンラインでのご相談も、ご来社も歓迎しております。日本語で承ります。",
    action: "お問い合わせ",
  },
};
