import type { PreparedMessages } from "./prepared-messages.ts";

/** 準備中のページの文言。 */
export const preparedMessages: PreparedMessages = {
  pageTitle: (service, brand) => `${service}｜${brand}`,
  title: (service) => `${service}のページは、ただいま準備中です`,
  text: "サービス自体はすでにご提供しております。内容や費用につきましては、担当者より直接ご案内いたします。どうぞお気軽にお尋ねください。",
  consultant: "担当者に尋ねる",
  home: "トップページへ戻る",
};
