import type { KitLocale } from "./kitLocale.ts";

/** 日本語。 */
export const ja: KitLocale = {
  lang: "ja",
  common: {
    close: "閉じる",
    retry: "再試行",
    loading: "読み込み中",
  },
  pagination: {
    label: "ページ送り",
    previous: "前のページ",
    next: "次のページ",
    page: "{n}ページ目",
  },
  searchBox: {
    label: "検索",
    placeholder: "キーワードで探す",
    submit: "検索する",
    clear: "入力を消す",
  },
  rail: {
    previous: "前へ",
    next: "次へ",
  },
  articleBody: {
    table: "表",
    anchor: "「{title}」へのリンク",
  },
  tableOfContents: {
    title: "目次",
  },
  articleNav: {
    label: "前後の記事",
    previous: "前の記事",
    next: "次の記事",
  },
  shareRow: {
    title: "シェア",
    copyLink: "リンクをコピー",
    copied: "コピーしました",
    share: "ほかのアプリで共有",
  },
  infiniteList: {
    more: "もっと見る",
    loading: "読み込み中",
    loaded: "さらに{n}件を表示しました",
    failed: "読み込めませんでした",
    retry: "もう一度試す",
    end: "すべて表示しました",
  },
  phoneAction: {
    call: "電話をかける",
    copy: "{number}をコピー",
    copied: "コピーしました",
  },
  breadcrumbs: {
    label: "現在の位置",
  },
  officeCard: {
    map: "{city}オフィスを地図で見る",
  },
  passwordInput: {
    show: "パスワードを表示",
    hide: "パスワードを隠す",
    shown: "パスワードを表示しています",
    hidden: "パスワードを隠しました",
    met: "満たしています",
    unmet: "まだ満たしていません",
  },
  sendCode: {
    send: "認証コードを送信",
    sending: "送信中",
    resend: "再送信",
    wait: "{n}秒後に再送信",
    sent: "認証コードを送信しました。{n}秒後に再送信できます",
    ready: "認証コードを再送信できます",
  },
  areaPicker: {
    title: "地域を選択",
    placeholder: "地域を選んでください",
    province: "省",
    city: "市",
    district: "区・県",
    loading: "読み込み中",
    failed: "地域を読み込めませんでした",
    retry: "もう一度読み込む",
    empty: "この下の地域はありません",
    close: "閉じる",
  },
  companyAutocomplete: {
    list: "候補の会社",
    loading: "検索中",
    found: "{n}件見つかりました。上下キーで選べます",
    empty: "見つかりません。そのままご入力ください",
    failed: "検索できません。そのままご入力ください",
  },
  stepIndicator: { label: "入力の進み具合", step: "{total}ステップ中{n}", done: "完了" },
  errorSummary: { title: "{n}か所をご確認ください" },
  sliderCaptcha: {
    title: "セキュリティ確認",
    instructions:
      "ピースがすき間に重なるまでスライダーを動かしてください。すき間をタップしてピースを置き、スライダーをタップして送信することもできます。左右の矢印キーでも動かせます。Shiftキーを押すと大きく動き、Enterキーで送信します。",
    slider: "ピースの位置",
    position: "{total}ピクセル中{n}",
    hint: "動かすか、すき間をタップ",
    placed: "合ったら、スライダーをタップ",
    refresh: "別のパズルにする",
    loading: "パズルを準備しています",
    verifying: "確認しています",
    success: "確認できました",
    error: "合いませんでした。別のパズルでもう一度お試しください",
    expired: "パズルの有効期限が切れました。別のパズルをお試しください",
    failed: "パズルを読み込めませんでした",
    help: "操作が難しい場合はお電話ください",
  },
  chatPopup: {
    loading: "チャットに接続しています",
    failedTitle: "チャットを\u200B開けません",
    failedText: "通信環境をご確認のうえ、もう一度お試しください。",
  },
};
