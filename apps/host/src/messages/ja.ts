import type { HostMessages } from "./zh.ts";

export const ja: HostMessages = {
  notices: {
    badRequest: {
      title: "アドレスに\u200B誤りがあります",
      text: "アドレスをご確認いただくか、トップページからお進みください。",
    },
    refused: {
      title: "送信を\u200B受け付けられませんでした",
      text: "ほかのサイトからの送信です。当サイトのページからお送りください。",
    },
    notFound: {
      title: "ページが\u200B見つかりません",
      text: "移動した可能性があります。トップページからお進みください。",
    },
    wrongMethod: {
      title: "この操作は\u200Bご利用いただけません",
      text: "前のページに戻り、別の方法でお試しください。",
    },
    tooLarge: { title: "内容が\u200B大きすぎます", text: "短くしてからもう一度お送りください。" },
    failed: {
      title: "ただいま\u200Bページを\u200B表示できません",
      text: "復旧中です。しばらくしてからもう一度お試しください。",
    },
    busy: { title: "ただいま\u200B混み合っています", text: "数秒後にもう一度お試しください。" },
    starting: { title: "まもなく開きます", text: "サイトを準備しています。数秒後にもう一度お試しください。" },
  },
  call: {
    unavailable: "サービスを一時的にご利用いただけません。しばらくしてからもう一度お試しください。",
    refused: "うまくいきませんでした。ページを再読み込みして、もう一度お試しください。",
  },
  retry: "再読み込み",
  home: "トップページへ",
  preview: { title: "公開前のプレビュー", leave: "プレビューを終了" },
};
