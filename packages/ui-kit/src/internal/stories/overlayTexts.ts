import type { Locale } from "./localized.ts";
import { withLines } from "./withLines.ts";

/** Texts of the stories of layers. */
export interface OverlayTexts {
  readonly open: string;
  readonly sheetTitle: string;
  readonly sheetLongTitle: string;
  readonly sheetText: string;
  readonly choose: string;
  readonly choices: readonly (readonly [title: string, text: string])[];
  readonly apply: string;
  readonly reset: string;
  readonly name: string;
  readonly note: string;
  readonly scan: string;
  readonly consentTitle: string;
  readonly consent: string;
  readonly consentDetails: { readonly label: string; readonly text: string };
  readonly policy: string;
  readonly decline: string;
  readonly agree: string;
  readonly gift: string;
  readonly service: string;
  readonly whatsapp: string;
  readonly chatHello: string;
  readonly chatAsk: readonly string[];
  readonly chatWrite: string;
  readonly picture: string;
  readonly verify: string;
}

export const OVERLAY_TEXTS: Readonly<Record<Locale, OverlayTexts>> = withLines({
  zh: {
    open: "打开",
    sheetTitle: "筛选案例",
    sheetLongTitle: "按平台、行业、合作方式|与投放周期|筛选客户案例",
    sheetText: "按平台和行业，找到和您最像的那一个。",
    choose: "选择平台",
    choices: [
      ["小红书", "种草、搜索、直播间"],
      ["抖音", "短视频、直播、本地生活"],
      ["哔哩哔哩", "长视频、品牌纪录片"],
      ["知乎", "专业问答与口碑"],
    ],
    apply: "看 12 个案例",
    reset: "重置",
    name: "怎么称呼您",
    note: "想解决什么问题",
    scan: "微信公众号",
    consentTitle: "您的数据",
    consent: "是否同意统计您的访问？",
    consentDetails: {
      label: "详情",
      text: "统计能让页面做得更好。拒绝不影响浏览，随时可以在页脚的“隐私选择”里更改。",
    },
    policy: "隐私政策",
    decline: "拒绝",
    agree: "同意",
    gift: "荐客有礼",
    service: "客服小敦",
    whatsapp: "WhatsApp",
    chatHello: "您好，我是客服小敦。想了解哪一项服务？",
    chatAsk: ["达人营销怎么收费？", "多久能看到效果？", "帮我约一位顾问"],
    chatWrite: "写下您的问题",
    picture: "信号扩散的示意图",
    verify: "获取验证码",
  },
  en: {
    open: "Open",
    sheetTitle: "Filter cases",
    sheetLongTitle: "Filter client cases by platform, industry, kind of cooperation and campaign length",
    sheetText: "Find the one that looks most like you, by platform and industry.",
    choose: "Choose a platform",
    choices: [
      ["Xiaohongshu", "Recommendations, search, live rooms"],
      ["Douyin", "Short video, live commerce, local services"],
      ["Bilibili", "Long video, brand documentaries"],
      ["Zhihu", "Expert answers and reputation"],
    ],
    apply: "Show 12 cases",
    reset: "Reset",
    name: "Your name",
    note: "What should we solve?",
    scan: "WeChat",
    consentTitle: "Your data, your choice",
    consent: "May we count your visit?",
    consentDetails: {
      label: "Details",
      text: "Counting which pages are read helps us make them better. Declining is as easy and changes nothing for you. You can change your mind in the footer.",
    },
    policy: "Privacy policy",
    decline: "Decline",
    agree: "Agree",
    gift: "Refer a client",
    service: "Chat with us",
    whatsapp: "Chat on WhatsApp",
    chatHello: "Hello! Which of our services would you like to know about?",
    chatAsk: [
      "What does influencer marketing cost?",
      "How soon will we see results?",
      "Find me a consultant",
    ],
    chatWrite: "Write your question",
    picture: "How a signal spreads",
    verify: "Send code",
  },
  ja: {
    open: "開く",
    sheetTitle: "事例を|絞り込む",
    sheetLongTitle: "プラットフォーム・業種・ご契約形態・実施期間から|お客様の|事例を|絞り込む",
    sheetText: "プラットフォームと業種から、貴社に近い事例をお探しいただけます。",
    choose: "プラットフォームを選択",
    choices: [
      ["小紅書（RED）", "口コミ、検索、ライブ配信"],
      ["抖音（Douyin）", "ショート動画、ライブコマース、店舗集客"],
      ["Bilibili", "長尺動画、ブランドドキュメンタリー"],
      ["知乎（Zhihu）", "専門家による回答と評判形成"],
    ],
    apply: "12件の事例を見る",
    reset: "リセット",
    name: "お名前",
    note: "ご相談内容",
    scan: "WeChat公式アカウント",
    consentTitle: "データの取り扱いについて",
    consent: "閲覧を集計してもよいですか",
    consentDetails: {
      label: "詳しく",
      text: "閲覧の集計は、サイトの改善に使います。拒否しても、ご利用に影響はありません。フッターから、いつでも変更できます。",
    },
    policy: "プライバシーポリシー",
    decline: "拒否する",
    agree: "同意する",
    gift: "ご紹介キャンペーン",
    service: "チャットで相談",
    whatsapp: "WhatsAppで相談",
    chatHello: "こんにちは。どのサービスについてお知りになりたいですか？",
    chatAsk: [
      "インフルエンサーマーケティングの費用は？",
      "効果が出るまでの期間は？",
      "コンサルタントに相談したい",
    ],
    chatWrite: "ご質問を入力してください",
    picture: "シグナルが広がる様子",
    verify: "認証コードを送信",
  },
});
