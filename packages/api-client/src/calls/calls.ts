import type { CallDescriptor, LangId, NoQuery } from "../call.ts";
import type { Introduction, TeamMember } from "../contract/about.ts";
import type { Area, AreaQuery } from "../contract/area.ts";
import type { Article, ArticleQuery, ArticlesPage, ArticlesQuery } from "../contract/article.ts";
import type { Banner } from "../contract/banner.ts";
import type { Brand } from "../contract/brand.ts";
import type { Company, CompanyQuery } from "../contract/company.ts";
import type { Page, PageQuery } from "../contract/page.ts";
import type { ChannelRedirect, WxSign, WxSignQuery } from "../contract/start.ts";
import type { StoriesPage, StoriesQuery } from "../contract/story.ts";
import type { LeadBody, LeadReceipt } from "../lead/lead.ts";

export * from "./accounts.ts";

type Get<Query extends object, Answer> = CallDescriptor<Query, undefined, Answer>;
type Post<Body, Answer> = CallDescriptor<NoQuery, Body, Answer>;

/** Heroes of the home page. */
export const bannerPage: Get<PageQuery, Page<Banner>> = get("bannerPage", "/index/banner/page");

/** Clients of the client wall. */
export const brandingList: Get<NoQuery, Brand[]> = get("brandingList", "/index/branding/list");

/** Client cases; one with its text by `code`. */
export const storiesPage: Get<StoriesQuery, StoriesPage> = get("storiesPage", "/customer/stories/page");

/** Heroes of the news list. */
export const informationBannerPage: Get<PageQuery, Page<Banner>> = get(
  "informationBannerPage",
  "/information/banner/page",
);

/** Articles, newest first, or by relevance when there is a keyword. */
export const articlePage: Get<ArticlesQuery, ArticlesPage> = get("articlePage", "/information/article/page");

/** The team. */
export const teamList: Get<NoQuery, TeamMember[]> = get("teamList", "/about/team/list");

/** Company introduction; Chinese twin of the specified English call. */
export const introductionInfo: Get<NoQuery, Introduction> = get(
  "introductionInfo",
  "/about/introduction/info",
);

/** One article by code or title. */
export const articleByCode: Get<ArticleQuery, Article> = get("articleByCode", "/information/by/article/code");

/** Companies whose name resembles what was typed. */
export const companyFuzzyMatching: Get<CompanyQuery, Company[]> = get(
  "companyFuzzyMatching",
  "/company/fuzzy/matching",
);

/** One level of provinces, cities and districts. */
export const commonArea: Get<AreaQuery, Area[]> = get("commonArea", "/common/area");

/** Signature for WeChat's share functions; runs in the background. */
export const wxSign: Get<WxSignQuery, WxSign> = { ...get("wxSign", "/get_wx_sign"), background: true };

/** Start-up call of the Chinese site; runs in the background. */
export const channelRedirect: Get<NoQuery, ChannelRedirect> = {
  ...get("channelRedirect", "/common/channel/redirect"),
  background: true,
};

/** Client cases in English and Japanese. */
export const enStoriesPage: Get<StoriesQuery, StoriesPage> = get(
  "enStoriesPage",
  "/en/customer/stories/page",
);

/** Articles in English and Japanese. */
export const enArticleMain: Get<ArticlesQuery, ArticlesPage> = get(
  "enArticleMain",
  "/en/information/article/main",
);

/** Company introduction in English and Japanese. */
export const enIntroductionInfo: Get<NoQuery, Introduction> = get(
  "enIntroductionInfo",
  "/en/about/introduction/info",
);

/** One article in English or Japanese by code or title. */
export const enArticleByCode: Get<ArticleQuery, Article> = get(
  "enArticleByCode",
  "/en/information/by/article/code",
);

/** Start-up call of the English and Japanese site; runs in the background. */
export const enChannelRedirect: Get<NoQuery, ChannelRedirect> = {
  ...get("enChannelRedirect", "/en/common/channel/redirect"),
  background: true,
};

/** A lead from a Chinese page. */
export const appeal: Post<LeadBody, LeadReceipt> = post("appeal", "/index/appeal");

/** A lead from an English or Japanese page. */
export const enAppeal: Post<LeadBody, LeadReceipt> = post("enAppeal", "/en/index/appeal");

/** The calls that exist once for Chinese and once for English and Japanese. */
export interface LanguageCalls {
  readonly stories: typeof storiesPage;
  readonly articles: typeof articlePage;
  readonly article: typeof articleByCode;
  readonly introduction: typeof introductionInfo;
  readonly channelRedirect: typeof channelRedirect;
  readonly appeal: typeof appeal;
}

/**
 * The twins that a page of a language calls.
 *
 * @param lang - 1 Chinese, 2 English, 3 Japanese.
 */
export function callsOf(lang: LangId): LanguageCalls {
  return lang === 1
    ? {
        stories: storiesPage,
        articles: articlePage,
        article: articleByCode,
        introduction: introductionInfo,
        channelRedirect,
        appeal,
      }
    : {
        stories: enStoriesPage,
        articles: enArticleMain,
        article: enArticleByCode,
        introduction: enIntroductionInfo,
        channelRedirect: enChannelRedirect,
        appeal: enAppeal,
      };
}

interface Bare<Method extends "GET" | "POST"> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly lang: "any" | "intl";
}

/* @__NO_SIDE_EFFECTS__ */
function get(name: string, path: string): Bare<"GET"> {
  return { name, method: "GET", path, lang: path.startsWith("/en/") ? "intl" : "any" };
}

/* @__NO_SIDE_EFFECTS__ */
function post(name: string, path: string): Bare<"POST"> {
  return { name, method: "POST", path, lang: path.startsWith("/en/") ? "intl" : "any" };
}
