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
import type { LanguageMessages } from "./messages/language-messages.ts";
import { MessagesContext } from "./messages/useMessages.ts";
import { pageRoutes } from "./page-routes.tsx";

/** The routes of one language of the site: a page load knows one language, since switching it loads a new page. */
export function createLanguageRoutes(language: LanguageMessages): SiteRoutes {
  const { indexPath, indexRouteName } = LANGUAGES[language.language];
  const toaster = createToaster();
  const loading = createLoadingBar();
  const inLanguage = (page: ReactElement): ReactElement => (
    <MessagesContext value={language}>
      <ConfigProvider locale={language.kit}>{page}</ConfigProvider>
    </MessagesContext>
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
  const screen = { language: language.language, texts: language.messages };
  return {
    routeTree: root.addChildren([...pageRoutes(root, language.language), missing]),
    // Both are also shown in the root's place, where no provider is above them.
    errorComponent: (props) => inLanguage(<ErrorPage {...props} {...screen} />),
    notFoundComponent: () => inLanguage(<NotFoundPage {...screen} />),
    loading,
    onError: (message) => void toaster.show(message, { tone: "error" }),
  };
}
