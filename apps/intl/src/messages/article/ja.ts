import type { ArticleMessages } from "./article-messages.ts";

/** 記事ページの文言。 */
export const articleMessages: ArticleMessages = {
  list: {
    title: "中国市場の変化を、\nわかりやすく",
    pageTitle: (brand) => `現場からのノート｜${brand}`,
    description:
      "予算の組み方、KOLの見積もりの読み方、ライブコマースの採算。中国SNSマーケティングの現場で確かめたことを、担当者が日本語で書いています。",
    keywords: ["中国マーケティング 記事", "小紅書 コラム", "抖音 活用", "中国EC 解説"],
    eyebrow: "現場からのノート",
    lead: "うまくいったことも、そうでなかったことも、数字とあわせて残しています。",
    label: "記事の一覧",
  },
  search: {
    label: "記事を検索",
    placeholder: "予算、KOL、WeChatなど",
    pageTitle: (keyword, brand) => `「${keyword}」の検索結果｜${brand}`,
    found: (count, keyword) => `「${keyword}」を含む記事が${count}件あります`,
    emptyTitle: (keyword) => `「${keyword}」を含む記事は、まだありません`,
    emptyText: "別の言葉でお試しいただくか、お気軽にお尋ねください。次の記事で取り上げるかもしれません。",
    all: "すべての記事を見る",
  },
  minutes: (count) => `${count}分で読めます`,
  updated: (date) => `${date}更新`,
  inForceSince: (date) => `最終改定：${date}`,
  pageTitle: (title, brand) => `${title}｜${brand}`,
  related: "あわせて読みたい記事",
  tags: "この記事の主題",
  invitation: {
    title: "貴社の場合はどうなるか、\n一緒に考えます",
    text: "まとまっていないご質問のままで構いません。日々この仕事に携わる担当者がお答えします。",
    action: "相談してみる",
  },
};
