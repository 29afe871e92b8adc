import type { Language } from "../content/read-content.ts";
import type { Look } from "../scene/compose.ts";

/** A fixed page with a share card of its own. */
export interface PageCard {
  readonly code: string;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly look: Omit<Look, "seed">;
}

/** Fixed pages, whose heads name their code; services take their titles from the content. */
export const PAGE_CARDS: readonly PageCard[] = [
  {
    code: "about",
    titles: {
      zh: "一群给注意力算账的人",
      en: "The people who put a number on attention",
      ja: "注目を、数字で語る人たち",
    },
    look: { motif: "waves", composition: "strings", palette: "night" },
  },
  {
    code: "case",
    titles: {
      zh: "结果，就是提案",
      en: "Results make the best proposal",
      ja: "成果こそ、最良の提案書",
    },
    look: { motif: "ribbons", composition: "flow", palette: "violet" },
  },
  {
    code: "message",
    titles: { zh: "把行业变化，讲明白" },
    look: { motif: "grid", composition: "phases", palette: "ink" },
  },
  {
    code: "article",
    titles: {
      zh: "营销资讯：只写我们做过的",
      en: "Field notes from real campaigns",
      ja: "現場から書く、中国マーケティング",
    },
    look: { motif: "dots", composition: "ripple", palette: "mint" },
  },
  {
    code: "contact",
    titles: {
      zh: "聊聊您的品牌，30 分钟就够",
      en: "Tell us about your brand",
      ja: "30分で、話の筋道が見えます",
    },
    look: { motif: "bars", composition: "lanes", palette: "peach" },
  },
];

/** Services with a page of their own, in the languages that have one. */
export const SERVICE_PAGES: readonly string[] = [
  "influencer-marketing",
  "live-commerce",
  "marketing-technology",
  "media-buying",
  "social-media-management",
];
