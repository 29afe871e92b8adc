import type { KitLocale } from "./kitLocale.ts";

/** 日本語。 */
export const ja: KitLocale = {
  lang: "ja",
  common: {
    close: "閉じる",
    confirm: "OK",
    cancel: "キャンセル",
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
    openImage: "画像を拡大：{alt}",
    openNamelessImage: "画像を拡大",
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
    call: "{number}に電話する",
    copy: "{number}をコピー",
    copied: "コピーしました",
  },
  breadcrumbs: {
    label: "現在の位置",
  },
  officeCard: {
    map: "{city}オフィスを地図で見る",
  },
  input: { clear: "入力を消す" },
  textarea: { left: "あと{n}文字入力できます" },
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
    empty: "見つかりません。そのままご記入ください",
    failed: "検索できません。そのままご記入ください",
  },
  stepIndicator: { label: "入力の進み具合", step: "{total}ステップ中{n}", done: "完了" },
  errorSummary: { title: "{n}か所をご確認ください" },
};
