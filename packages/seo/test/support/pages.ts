import type { PageHeadInput } from "../../src/index.ts";
import {
  article,
  breadcrumb,
  faq,
  organization,
  service,
  website,
  websiteWithSearch,
} from "../../src/index.ts";

export const ORIGIN = "https://www.example.com";
export const DESKTOP_ORIGIN = "https://desktop.example.com";

const COMPANY = { origin: ORIGIN, logo: "/m/brand/icon-512.png", foundingDate: "2014-01-15" } as const;

const PAGE_ZH = {
  language: "zh",
  origin: ORIGIN,
  description: "让注意力可以衡量。",
  keywords: ["社交媒体营销", "", "达人营销"],
  image: { url: "/m/brand/share-zh.jpg", width: 1200, height: 630, alt: "维思敦" },
  type: "website",
  siteName: "维思敦",
} as const;

export const HOME_ZH: PageHeadInput = {
  ...PAGE_ZH,
  path: "/m/zh-cn/home",
  title: "维思敦 · 社交媒体营销",
  twins: { zh: "/m/zh-cn", en: "/m/en-us", ja: "/m/jp" },
  get structuredData() {
    return [website({ language: "zh", origin: ORIGIN, name: "维思敦", url: "/m/zh-cn" })];
  },
};

export const NEWS_ZH: PageHeadInput = {
  ...PAGE_ZH,
  path: "/m/zh-cn/message",
  title: "营销资讯",
  twins: {},
  contentQuery: { page: "2", category: undefined },
  get structuredData() {
    return [websiteWithSearch({ language: "zh", origin: ORIGIN, name: "维思敦", url: "/m/zh-cn" })];
  },
};

export const ARTICLE_EN: PageHeadInput = {
  language: "en",
  origin: ORIGIN,
  path: "/m/en-us/article",
  contentQuery: { code: "first-budget" },
  title: "A first-year budget for China | Wesdom",
  description: "What to spend, and when to stop.",
  keywords: [],
  image: {
    url: "/api/media/share/en/article-first-budget.jpg",
    width: 1200,
    height: 630,
    alt: "A first-year budget",
  },
  type: "article",
  twins: { en: "/m/en-us/article?code=first-budget" },
  siteName: "Wesdom",
  article: {
    publishedAt: "2026-03-02T09:00:00+08:00",
    updatedAt: "2026-04-01T09:00:00+08:00",
    author: "Lin Rui",
    section: "Budget",
    tags: ["China", "Budget"],
  },
  get structuredData() {
    return [
      article({
        language: "en",
        origin: ORIGIN,
        url: "/m/en-us/article?code=first-budget",
        headline: "A first-year budget for China",
        description: "What to spend, and when to stop.",
        images: ["/api/media/share/en/article-first-budget.jpg"],
        publishedAt: "2026-03-02T09:00:00+08:00",
        updatedAt: "2026-04-01T09:00:00+08:00",
        author: "Lin Rui",
        publisher: "Wesdom",
        publisherLogo: "/m/brand/icon-512.png",
        section: "Budget",
        keywords: ["China", "Budget"],
      }),
      breadcrumb(ORIGIN, [
        { name: "Home", url: "/m/en-us" },
        { name: "A first-year budget for China", url: "/m/en-us/article?code=first-budget" },
      ]),
    ];
  },
};

export const SERVICE_JA: PageHeadInput = {
  language: "ja",
  origin: ORIGIN,
  desktopOrigin: DESKTOP_ORIGIN,
  path: "/m/jp/services/live-commerce",
  title: "ライブコマース | Wesdom",
  description: "配信から購入まで。",
  keywords: ["ライブコマース"],
  image: { url: "https://cdn.example.com/share-ja.jpg", width: 1200, height: 630, alt: "ライブコマース" },
  type: "website",
  twins: { en: "/m/en-us/services/live-commerce", ja: "/m/jp/services/live-commerce" },
  siteName: "Wesdom",
  get structuredData() {
    return [
      service({
        language: "ja",
        origin: ORIGIN,
        url: "/m/jp/services/live-commerce",
        name: "ライブコマース",
        description: "配信から購入まで。",
        provider: "Wesdom",
        areaServed: ["CN", "JP"],
        image: "/api/media/services/live-commerce.jpg",
      }),
      faq([{ question: "費用は?", answer: "ご相談ください。" }]),
    ];
  },
};

export const ABOUT_ZH: PageHeadInput = {
  ...PAGE_ZH,
  path: "/m/zh-cn/about",
  title: "关于我们",
  twins: { zh: "/m/zh-cn/about", en: "/m/en-us/about", ja: "/m/jp/about" },
  get structuredData() {
    return [
      organization({
        ...COMPANY,
        language: "zh",
        name: "维思敦",
        alternateName: "Wesdom",
        description: "让注意力可以衡量。",
        phone: "400-003-5180",
        email: "marketing@example.com",
        areaServed: "CN",
        addresses: [
          { country: "CN", locality: "深圳", street: "深南大道 1 号" },
          { country: "CN", locality: "武汉" },
        ],
        sameAs: ["https://weibo.example.com/wesdom", "", "https://zhihu.example.com/wesdom"],
      }),
    ];
  },
};

export const PAGES: Readonly<Record<string, PageHeadInput>> = {
  HOME_ZH,
  NEWS_ZH,
  ARTICLE_EN,
  SERVICE_JA,
  ABOUT_ZH,
};
