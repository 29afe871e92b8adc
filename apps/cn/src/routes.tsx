import { articleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, loadCases } from "@wesdom/page-sections/cases";
import { ErrorPage, NotFoundPage } from "@wesdom/page-sections/failures";
import { ToasterContext } from "@wesdom/page-sections/layout";
import { createRootRouteWithContext, createRoute, notFound, type AnyRoute } from "@tanstack/react-router";
import { loadHome, type HomeCounts } from "@wesdom/site-runtime";
import {
  pageRoute,
  type PageOptions,
  type SiteRouterContext,
  type SiteRoutes,
} from "@wesdom/site-runtime/react";
import { createLoadingBar } from "@wesdom/ui-kit/loading-bar";
import { createToaster } from "@wesdom/ui-kit/toast";
import { RootPage } from "./layout/RootPage.tsx";
import { copy as frame } from "#copy/frame.zh.yml";
import type { PAGES } from "./pages.ts";
import { accountContent, CUSTOM_PATH, LOGIN_PATH, methodOf } from "./pages/account/accountHref.ts";
import { loadAbout } from "./pages/about/loadAbout.ts";
import { loadArticlePage } from "./pages/article/loadArticle.ts";
import { loadMessage, messageSearch } from "./pages/message/loadMessage.ts";
import { loadReservation } from "./pages/reservation/loadReservation.ts";

/** What the home page shows of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 4, articles: 4 };

/** How long a list of cases is shown again as it was, milliseconds. */
const LIST_STALE_MS = 300_000;

/** The routes of the Chinese site. */
export function createRoutes(): SiteRoutes {
  const toaster = createToaster();
  const loading = createLoadingBar();
  const root = createRootRouteWithContext<SiteRouterContext>()({
    component: () => (
      <ToasterContext value={toaster}>
        <RootPage loading={loading} />
      </ToasterContext>
    ),
  });
  const missing = createRoute({
    getParentRoute: () => root,
    path: "/m/zh-cn/404",
    staticData: { routeName: "m-zh-cn-404" satisfies PageName },
    loader: () => {
      throw notFound();
    },
  });
  return {
    routeTree: root.addChildren([...pageRoutes(root), missing]),
    errorComponent: (props) => <ErrorPage {...props} language="zh" texts={frame} />,
    notFoundComponent: () => <NotFoundPage language="zh" texts={frame} />,
    loading,
    onError: (message) => void toaster.show(message, { tone: "error" }),
  };
}

/** A page of {@link PAGES}. */
type PageName = keyof typeof PAGES;

function pageRoutes(root: AnyRoute): AnyRoute[] {
  const route = <Data, Search extends object>(name: PageName, page: PageOptions<Data, Search>): AnyRoute =>
    pageRoute(root, name, page);
  return [
    ...(["m", "m-zh-cn", "m-zh-cn-home"] as const).map((name) =>
      route(name, {
        scripts: ["HomePage"],
        payload: "home",
        load: (api) => loadHome(api, "zh", HOME_COUNTS),
        component: async () => (await import("./pages/home/HomePage.tsx")).HomePage,
      }),
    ),
    route("m-zh-cn-article", {
      scripts: ["ArticlePage"],
      payload: "article",
      search: articleSearch,
      load: loadArticlePage,
      component: async () => (await import("./pages/article/ArticlePage.tsx")).ArticlePage,
    }),
    route("m-zh-cn-message", {
      scripts: ["MessagePage"],
      payload: "message",
      search: messageSearch,
      load: loadMessage,
      component: async () => (await import("./pages/message/MessagePage.tsx")).MessagePage,
    }),
    route("m-zh-cn-case", {
      scripts: ["CasesPage"],
      payload: "case",
      search: caseSearch,
      load: (api, search, settings) => loadCases(api, "zh", search, settings),
      // A sheet that closes must ask nothing, least of all without a network.
      staleTime: LIST_STALE_MS,
      component: async () => (await import("./pages/case/CasesPage.tsx")).CasesPage,
    }),
    route("m-zh-cn-about", {
      scripts: ["AboutPage"],
      payload: "about",
      load: (api, _search, settings) => loadAbout(api, settings),
      component: async () => (await import("./pages/about/AboutPage.tsx")).AboutPage,
    }),
    route("m-zh-cn-common-Reservation", {
      scripts: ["ReservationPage"],
      payload: "reservation",
      load: loadReservation,
      // A step is an address: going on must ask nothing again, least of all without a network.
      staleTime: Infinity,
      component: async () => (await import("./pages/reservation/ReservationPage.tsx")).ReservationPage,
    }),
    route("m-zh-cn-custom", {
      scripts: ["AccountPages"],
      search: accountContent,
      load: (_api, search) => methodOf(CUSTOM_PATH, search),
      component: async () => (await import("./pages/account/AccountPages.tsx")).CustomPage,
    }),
    route("m-zh-cn-common-login", {
      scripts: ["AccountPages"],
      search: accountContent,
      load: (_api, search) => methodOf(LOGIN_PATH, search),
      component: async () => (await import("./pages/account/AccountPages.tsx")).LoginPage,
    }),
  ];
}
