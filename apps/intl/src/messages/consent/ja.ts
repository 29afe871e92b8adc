import type { ConsentMessages } from "./consent-messages.ts";

/** 同意のお願いの文言。 */
export const consentMessages: ConsentMessages = {
  title: "ご利用環境の記録について",
  text: "表示の改善のため、お使いのブラウザーの種類を記録してもよろしいでしょうか。閲覧の集計に同意が必要な国や地域では、その同意も兼ねます。同意されない場合も、変わらずご覧いただけます。フッターの「同意の設定」から、いつでも変更できます。",
  policy: "プライバシーポリシー",
  decline: "同意しない",
  agree: "同意する",
};
