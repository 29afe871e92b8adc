import { articleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, loadCases } from "@wesdom/page-sections/cases";
import { ErrorPage, NotFoundPage } from "@wesdom/page-sections/failures";
import { ToasterContext } from "@wesdom/page-sections/layout";
import { createRootRouteWithContext, createRoute, notFound } from "@tanstack/react-router";
import { loadHome, type HomeCounts, type SearchStrings } from "@wesdom/site-runtime";
import type { SiteRouterContext, SiteRoutes } from "@wesdom/site-runtime/react";
import { createLoadingBar } from "@wesdom/ui-kit/loading-bar";
import { createToaster } from "@wesdom/ui-kit/toast";
import { RootPage } from "./layout/RootPage.tsx";
import { zh } from "./messages/zh.ts";
import { accountContent, CUSTOM_PATH, LOGIN_PATH, methodOf } from "./pages/account/accountHref.ts";
import { loadAbout } from "./pages/about/loadAbout.ts";
import { loadArticlePage } from "./pages/article/loadArticle.ts";
import { loadMessage, messageSearch } from "./pages/message/loadMessage.ts";
import { loadReservation } from "./pages/reservation/loadReservation.ts";
import { RESERVATION_PATH, RESERVATION_ROUTE } from "./pages/reservation/reservation-place.ts";

/** What the home page shows of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 4, articles: 4 };

/** How long a list of cases is shown again as it was, milliseconds. */
const LIST_STALE_MS = 300_000;

/** Addresses of the home page with their route names. */
const HOME_ROUTES = [
  ["m", "/m"],
  ["m-zh-cn", "/m/zh-cn"],
  ["m-zh-cn-home", "/m/zh-cn/home"],
] as const;

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
  const home = HOME_ROUTES.map(([routeName, path]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { routeName, scripts: ["home.lazy"] },
      loader: ({ context, location }) =>
        context.data.load(location, "home", () => loadHome(context.api("zh"), "zh", HOME_COUNTS)),
    }).lazy(async () => (await import("./pages/home/home.lazy.tsx")).homePage),
  );
  const article = createRoute({
    getParentRoute: () => root,
    path: "/m/zh-cn/article",
    staticData: { routeName: "m-zh-cn-article", scripts: ["article.lazy"] },
    loaderDeps: ({ search }) => articleSearch(search as SearchStrings),
    loader: ({ context, deps, location }) =>
      context.data.load(location, "article", () => loadArticlePage(context.api("zh"), deps)),
  }).lazy(async () => (await import("./pages/article/article.lazy.tsx")).articlePage);
  const message = createRoute({
    getParentRoute: () => root,
    path: "/m/zh-cn/message",
    // The banner stands on the opening alone: another list starts at its top.
    staticData: { routeName: "m-zh-cn-message", scripts: ["message.lazy"], pageKeys: ["category", "page"] },
    loaderDeps: ({ search }) => messageSearch(search as SearchStrings),
    loader: ({ context, deps, location }) =>
      context.data.load(location, "message", () => loadMessage(context.api("zh"), deps)),
  }).lazy(async () => (await import("./pages/message/message.lazy.tsx")).messagePage);
  const cases = createRoute({
    getParentRoute: () => root,
    path: "/m/zh-cn/case",
    staticData: { routeName: "m-zh-cn-case", scripts: ["case.lazy"], pageKeys: ["code"] },
    // A sheet that closes must ask nothing, least of all without a network.
    staleTime: LIST_STALE_MS,
    loaderDeps: ({ search }) => caseSearch(search as SearchStrings),
    loader: ({ context, deps, location }) =>
      context.data.load(location, "case", () => loadCases(context.api("zh"), "zh", deps)),
  }).lazy(async () => (await import("./pages/case/case.lazy.tsx")).casePage);
  const about = createRoute({
    getParentRoute: () => root,
    path: "/m/zh-cn/about",
    staticData: { routeName: "m-zh-cn-about", scripts: ["about.lazy"] },
    loader: ({ context, location }) =>
      context.data.load(location, "about", () => loadAbout(context.api("zh"))),
  }).lazy(async () => (await import("./pages/about/about.lazy.tsx")).aboutPage);
  const reservation = createRoute({
    getParentRoute: () => root,
    path: RESERVATION_PATH,
    staticData: { routeName: RESERVATION_ROUTE, scripts: ["reservation.lazy"] },
    // A step is an address: going on must ask nothing again, least of all without a network.
    staleTime: Infinity,
    loader: ({ context, location }) =>
      context.data.load(location, "reservation", () => loadReservation(context.api("zh"))),
  }).lazy(async () => (await import("./pages/reservation/reservation.lazy.tsx")).reservationPage);
  const custom = createRoute({
    getParentRoute: () => root,
    path: CUSTOM_PATH,
    staticData: { routeName: "m-zh-cn-custom", scripts: ["account.lazy"] },
    loaderDeps: ({ search }) => accountContent(search as SearchStrings),
    loader: ({ deps }) => methodOf(CUSTOM_PATH, deps),
  }).lazy(async () => (await import("./pages/account/account.lazy.tsx")).customPage);
  const login = createRoute({
    getParentRoute: () => root,
    path: LOGIN_PATH,
    staticData: { routeName: "m-zh-cn-common-login", scripts: ["account.lazy"] },
    loaderDeps: ({ search }) => accountContent(search as SearchStrings),
    loader: ({ deps }) => methodOf(LOGIN_PATH, deps),
  }).lazy(async () => (await import("./pages/account/account.lazy.tsx")).loginPage);
  const missing = createRoute({
    getParentRoute: () => root,
    path: "/m/zh-cn/404",
    staticData: { routeName: "m-zh-cn-404" },
    loader: () => {
      throw notFound();
    },
  });
  return {
    routeTree: root.addChildren([
      ...home,
      article,
      message,
      cases,
      about,
      reservation,
      custom,
      login,
      missing,
    ]),
    errorComponent: (props) => <ErrorPage {...props} language="zh" texts={zh} />,
    notFoundComponent: () => <NotFoundPage language="zh" texts={zh} />,
    loading,
    onError: (message) => void toaster.show(message, { tone: "error" }),
  };
}
