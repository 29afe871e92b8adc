import { createRootRouteWithContext, createRoute, notFound } from "@tanstack/react-router";
import { LANGUAGES, loadHome, type HomeCounts } from "@wesdom/site-runtime";
import type { SiteRouterContext, SiteRoutes } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { createLoadingBar } from "@wesdom/ui-kit/loading-bar";
import { createToaster } from "@wesdom/ui-kit/toast";
import { RootPage } from "./layout/RootPage.tsx";
import { ToasterContext } from "./layout/useToaster.ts";
import type { LanguageMessages } from "./messages/loadMessages.ts";
import { MessagesContext } from "./messages/useMessages.ts";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { NotFoundPage } from "./pages/not-found/NotFoundPage.tsx";

/** What the home pages show of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 3, articles: 3 };

/** The routes of one language of the site: a page load knows one language, since switching it loads a new page. */
export function createLanguageRoutes(language: LanguageMessages): SiteRoutes {
  const { indexPath, indexRouteName } = LANGUAGES[language.language];
  const toaster = createToaster();
  const loading = createLoadingBar();
  const inLanguage = (page: ReactElement): ReactElement => (
    <MessagesContext value={language}>{page}</MessagesContext>
  );
  const root = createRootRouteWithContext<SiteRouterContext>()({
    component: () => (
      <ToasterContext value={toaster}>{inLanguage(<RootPage loading={loading} />)}</ToasterContext>
    ),
  });
  const home = (
    [
      [indexRouteName, indexPath],
      [`${indexRouteName}-home`, `${indexPath}/home`],
    ] as const
  ).map(([routeName, path]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { routeName },
      loader: ({ context, location }) =>
        context.data.load(location.pathname, "home", () =>
          loadHome(context.api(language.language), language.language, HOME_COUNTS),
        ),
    }).lazy(async () => (await import("./pages/home/home.lazy.tsx")).homePage),
  );
  const missing = createRoute({
    getParentRoute: () => root,
    path: `${indexPath}/404`,
    staticData: { routeName: `${indexRouteName}-404` },
    loader: () => {
      throw notFound();
    },
  });
  return {
    routeTree: root.addChildren([...home, missing]),
    // Both are also shown in the root's place, where no provider is above them.
    errorComponent: (props) => inLanguage(<ErrorPage {...props} />),
    notFoundComponent: () => inLanguage(<NotFoundPage />),
    loading,
    onError: (message) => void toaster.show(message, { tone: "error" }),
  };
}
