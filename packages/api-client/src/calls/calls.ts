// Written by `pnpm calls` from the contracts: what is wrong here is to be put right there.
import type { ClientCall } from "../contract/index.ts";

/** Heroes of the home page. */
export const bannerPage: ClientCall<"bannerPage"> = { method: "GET", path: "/index/banner/page" };

/** Heroes of the news list. */
export const informationBannerPage: ClientCall<"informationBannerPage"> = {
  method: "GET",
  path: "/information/banner/page",
};

/** Clients of the client wall. */
export const brandingList: ClientCall<"brandingList"> = { method: "GET", path: "/index/branding/list" };

/** Client cases. */
export const storiesPage: ClientCall<"storiesPage"> = { method: "GET", path: "/customer/stories/page" };

/** Client cases, English and Japanese. */
export const enStoriesPage: ClientCall<"enStoriesPage"> = {
  method: "GET",
  path: "/en/customer/stories/page",
};

/** Articles, found by keyword. */
export const articlePage: ClientCall<"articlePage"> = { method: "GET", path: "/information/article/page" };

/** Articles, English and Japanese, found by keyword. */
export const enArticleMain: ClientCall<"enArticleMain"> = {
  method: "GET",
  path: "/en/information/article/main",
};

/** One article by code or title. */
export const articleByCode: ClientCall<"articleByCode"> = {
  method: "GET",
  path: "/information/by/article/code",
};

/** One article by code or title, English and Japanese. */
export const enArticleByCode: ClientCall<"enArticleByCode"> = {
  method: "GET",
  path: "/en/information/by/article/code",
};

/** The team. */
export const teamList: ClientCall<"teamList"> = { method: "GET", path: "/about/team/list" };

/** Company introduction. */
export const introductionInfo: ClientCall<"introductionInfo"> = {
  method: "GET",
  path: "/about/introduction/info",
};

/** Company introduction, English and Japanese. */
export const enIntroductionInfo: ClientCall<"enIntroductionInfo"> = {
  method: "GET",
  path: "/en/about/introduction/info",
};

/** Companies by part of the name or by pinyin. */
export const companyFuzzyMatching: ClientCall<"companyFuzzyMatching"> = {
  method: "GET",
  path: "/company/fuzzy/matching",
};

/** One level of the area cascade. */
export const commonArea: ClientCall<"commonArea"> = { method: "GET", path: "/common/area" };

/** Signature for WeChat's share functions. */
export const wxSign: ClientCall<"wxSign"> = { method: "GET", path: "/get_wx_sign", background: true };

/** Start-up call. */
export const channelRedirect: ClientCall<"channelRedirect"> = {
  method: "GET",
  path: "/common/channel/redirect",
  background: true,
};

/** Start-up call, English and Japanese. */
export const enChannelRedirect: ClientCall<"enChannelRedirect"> = {
  method: "GET",
  path: "/en/common/channel/redirect",
  background: true,
};

/** Take a lead. */
export const appeal: ClientCall<"appeal"> = { method: "POST", path: "/index/appeal" };

/** Take a lead, English and Japanese. */
export const enAppeal: ClientCall<"enAppeal"> = { method: "POST", path: "/en/index/appeal" };

/** Take a sealed report of one event; always answered alike. */
export const dataReport: ClientCall<"dataReport"> = {
  method: "POST",
  path: "/common/data/report",
  background: true,
};

/** Take a sealed report of one event, English and Japanese. */
export const enDataReport: ClientCall<"enDataReport"> = {
  method: "POST",
  path: "/en/common/data/report",
  background: true,
};
