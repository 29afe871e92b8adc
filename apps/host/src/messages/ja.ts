import type { HostMessages } from "./host-messages.ts";

export const ja: HostMessages = {
  notices: {
    badRequest: {
      title: "アドレスに誤りがあります",
      text: "アドレスをご確認いただくか、ホームからお進みください。",
    },
    refused: {
      title: "送信を受け付けられませんでした",
      text: "他のサイトからの送信です。当サイトのページからお送りください。",
    },
    notFound: {
      title: "ページが見つかりません",
      text: "移動した可能性があります。ホームからお進みください。",
    },
    wrongMethod: {
      title: "この操作はご利用いただけません",
      text: "前のページに戻り、別の方法でお試しください。",
    },
    tooLarge: { title: "内容が大きすぎます", text: "短くしてからもう一度お送りください。" },
    failed: {
      title: "ただいまページを表示できません",
      text: "復旧中です。しばらくしてからもう一度お試しください。",
    },
    busy: { title: "ただいま混み合っています", text: "数秒後にもう一度お試しください。" },
    starting: { title: "まもなく開きます", text: "サイトを準備しています。数秒後にもう一度お試しください。" },
  },
  retry: "再読み込み",
  home: "ホームへ",
  preview: { title: "公開前のプレビュー", leave: "プレビューを終了" },
  desktop: {
    eyebrow: "モバイルサイト",
    title: "スマートフォンで、もっと近くに。",
    text: "このサイトはスマートフォンのために作られています。隣の画面でそのままご覧いただけます。",
    scan: "スマートフォンで読み取って、このページを開く",
    qrAlt: "このページのモバイル版アドレスのQRコード",
    frameTitle: "モバイルサイト",
    open: "このウィンドウでモバイルサイトを開く",
    languages: "言語",
  },
  centre: {
    title: "カスタマーセンター",
    text: "ログインはまだご利用いただけません。利用規約とプライバシーポリシーをお読みいただけます。",
    documents: "文書",
    userAgreement: "利用規約",
    privacyPolicy: "プライバシーポリシー",
    updated: "更新日",
    signIn: "ログイン",
    account: "アカウント",
    company: "会社名",
    position: "役職",
    arrivedTitle: "カスタマーセンターにログインしました",
    arrivedText: "このパスは使用済みです。再度ご利用の際は、お手数ですがもう一度ログインしてください。",
    goOn: "続ける",
    back: "サイトに戻る",
    refusedTitle: "このパスは無効です",
    refusedText:
      "パスは一回限り、発行から一分間のみ有効です。アカウント保護のため、もう一度ログインしてください。",
    again: "もう一度ログインする",
  },
};
