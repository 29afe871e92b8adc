import { ErrorPage, NotFoundPage } from "@wesdom/page-sections/failures";
import { ToasterContext } from "@wesdom/page-sections/layout";
import { createRootRouteWithContext, createRoute, notFound } from "@tanstack/react-router";
import { LANGUAGES } from "@wesdom/site-runtime";
import type { SiteRouterContext, SiteRoutes } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { createLoadingBar } from "@wesdom/ui-kit/loading-bar";
import { createToaster } from "@wesdom/ui-kit/toast";
import { RootPage } from "./layout/RootPage.tsx";
import { LanguageContext, type LanguageFrame } from "./language/useLanguage.ts";
import { pageRoutes } from "./page-routes.tsx";

/** The routes of one language of the site: a page load knows one language, since switching it loads a new page. */
export function createLanguageRoutes(frame: LanguageFrame): SiteRoutes {
  const { language, copy, kit } = frame;
  const { indexPath, indexRouteName } = LANGUAGES[language];
  const toaster = createToaster();
  const loading = createLoadingBar();
  const inLanguage = (page: ReactElement): ReactElement => (
    <LanguageContext value={frame}>
      <ConfigProvider locale={kit}>{page}</ConfigProvider>
    </LanguageContext>
  );
  const root = createRootRouteWithContext<SiteRouterContext>()({
    component: () => (
      <ToasterContext value={toaster}>{inLanguage(<RootPage loading={loading} />)}</ToasterContext>
    ),
  });
  const missing = createRoute({
    getParentRoute: () => root,
    path: `${indexPath}/404`,
    staticData: { routeName: `${indexRouteName}-404` },
    loader: () => {
      throw notFound();
    },
  });
  const screen = { language, texts: copy };
  return {
    routeTree: root.addChildren([...pageRoutes(root, language), missing]),
    // Both are also shown in the root's place, where no provider is above them.
    errorComponent: (props) => inLanguage(<ErrorPage {...props} {...screen} />),
    notFoundComponent: () => inLanguage(<NotFoundPage {...screen} />),
    loading,
    onError: (message) => void toaster.show(message, { tone: "error" }),
  };
}
