import type { ServicesMessages } from "../service-messages.ts";

/** サービスページに共通の文言。 */
export const servicesMessages: ServicesMessages = {
  pageTitle: (service, brand) => `中国の${service}支援｜${brand}`,
  argument: "私たちの考え方",
  deliverables: { eyebrow: "お届けするもの", title: "お手元に残るものを、\n先にお約束します" },
  process: { eyebrow: "進め方", title: "4つの段階ごとに、\n続けるかを決められます" },
  figures: { eyebrow: "数字で見る", title: "ご支援を支える体制" },
  cases: { eyebrow: "事例紹介", title: "このサービスの事例", more: "事例をすべて見る" },
  questions: { eyebrow: "よくあるご質問", title: "最初のご相談で、\nよくいただくご質問" },
  action: "相談を申し込む",
};
