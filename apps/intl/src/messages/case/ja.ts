import type { CaseMessages } from "./case-messages.ts";

/** 事例ページの文言。 */
export const caseMessages: CaseMessages = {
  list: {
    title: "成果こそ、\n最良の提案書",
    pageTitle: (brand) => `中国SNSマーケティングの支援事例｜${brand}`,
    description:
      "ご依頼の背景から施策、結果の数字まで。小紅書、抖音、WeChat、Weibo、Bilibiliでお手伝いした事例を、業種とプラットフォームから探せます。",
    keywords: ["中国SNS 事例", "小紅書 事例", "抖音 事例", "ライブコマース 成果"],
    eyebrow: "事例紹介",
    lead: "お客様にご確認いただいた数字だけを掲載しています。",
    label: "事例の一覧",
    all: "すべて",
    industry: "業種",
    platform: "プラットフォーム",
    shown: (count) => `${count}件の事例`,
    emptyTitle: "この条件の事例は、公開しておりません",
    emptyText: "非公開でお手伝いした例がある場合もございます。お気軽にお尋ねください。",
  },
  detail: {
    pageTitle: (title, brand) => `${title}｜事例紹介｜${brand}`,
    back: "事例一覧へ",
    facts: "この事例の概要",
    client: "お客様",
    industry: "業種",
    platform: "プラットフォーム",
    services: "ご支援内容",
    period: "実施時期",
    figures: "結果の数字",
    more: "ほかの事例",
  },
  invitation: {
    title: "次は、貴社の数字を\nご一緒に",
    text: "目標をお聞かせください。必要な予算と期間、難しい場合はその理由まで、率直にお答えします。",
    action: "相談を申し込む",
  },
};
