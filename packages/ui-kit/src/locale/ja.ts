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
};
