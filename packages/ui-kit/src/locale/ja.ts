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
};
