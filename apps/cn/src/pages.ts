import { notFound } from "@tanstack/react-router";
import { articleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, LIST_STALE_MS } from "@wesdom/page-sections/cases";
import type { HomeCounts } from "@wesdom/site-runtime";
import { definePage, pageModule, type DefinedPage } from "@wesdom/site-runtime/react";
import { accountContent, CUSTOM_PATH, LOGIN_PATH, methodOf } from "./pages/account/accountHref.ts";
import { messageSearch } from "./pages/message/messageSearch.ts";

const loaders = () => import("./loaders.ts");

/** What the home page shows of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 3, articles: 4, work: "stroller-one-hand" };

const home = (name: string, indexed = false): DefinedPage =>
  definePage(name, {
    indexed,
    view: { objectId: 600001 },
    menu: "home",
    payload: "home",
    load: async (api, _search, settings) => (await loaders()).loadHome(api, "zh", HOME_COUNTS, settings),
    ...pageModule("HomePage", () => import("./pages/home/HomePage.tsx"), "forms"),
  });

/** The pages of this site, each with all that is said of it. */
export const PAGES: readonly DefinedPage[] = [
  home("m-zh-cn", true),
  home("m"),
  home("m-zh-cn-home"),
  definePage("m-zh-cn-about", {
    indexed: true,
    view: { objectId: 600035 },
    menu: "about",
    payload: "about",
    load: async (api, _search, settings) => (await loaders()).loadAbout(api, "zh", settings),
    ...pageModule("AboutPage", () => import("./pages/about/AboutPage.tsx")),
  }),
  definePage("m-zh-cn-case", {
    indexed: true,
    view: { objectId: 600032, bizId: null },
    menu: "case",
    payload: "case",
    search: caseSearch,
    load: async (api, search, settings) => (await loaders()).loadCases(api, "zh", search, settings),
    staleTime: LIST_STALE_MS,
    ...pageModule("CasesPage", () => import("./pages/case/CasesPage.tsx")),
  }),
  definePage("m-zh-cn-message", {
    indexed: true,
    view: { objectId: 600033 },
    menu: "message",
    payload: "message",
    search: messageSearch,
    load: async (api, search) => (await loaders()).loadMessage(api, search),
    ...pageModule("MessagePage", () => import("./pages/message/MessagePage.tsx"), "ArticlePages"),
  }),
  definePage("m-zh-cn-article", {
    byQuery: true,
    view: { objectId: 600034, bizId: null },
    menu: "message",
    payload: "article",
    search: articleSearch,
    load: async (api, search, settings) => (await loaders()).loadArticlePage(api, search, settings),
    ...pageModule("ArticlePage", () => import("./pages/article/ArticlePage.tsx"), "ArticlePages"),
  }),
  definePage("m-zh-cn-common-Reservation", {
    view: { objectId: 600001, bizId: "m-zh-cn-common-Reservation" },
    payload: "reservation",
    load: async (api) => (await loaders()).loadReservation(api),
    // A step is an address: going on must ask nothing again, least of all without a network.
    staleTime: Infinity,
    ...pageModule("ReservationPage", () => import("./pages/reservation/ReservationPage.tsx")),
  }),
  definePage("m-zh-cn-custom", {
    asksWho: true,
    view: { objectId: 600001, bizId: "m-zh-cn-custom" },
    menu: "login",
    search: accountContent,
    load: (_api, search) => methodOf(CUSTOM_PATH, search),
    ...pageModule("CustomPage", () => import("./pages/account/AccountPages.tsx"), "AccountPages"),
  }),
  definePage("m-zh-cn-common-login", {
    asksWho: true,
    view: { objectId: 600001, bizId: "m-zh-cn-common-login" },
    menu: "login",
    search: accountContent,
    load: (_api, search) => methodOf(LOGIN_PATH, search),
    ...pageModule("LoginPage", () => import("./pages/account/AccountPages.tsx"), "AccountPages"),
  }),
  definePage("m-zh-cn-404", {
    load() {
      throw notFound();
    },
  }),
];
