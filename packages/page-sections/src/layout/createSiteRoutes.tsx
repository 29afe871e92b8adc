import type { LanguageKey } from "@wesdom/site-runtime";
import { createSiteRoot, type DefinedPage, type SiteRoutes } from "@wesdom/site-runtime/react";
import { createLoadingBar, type LoadingBarController } from "@wesdom/ui-kit/loading-bar";
import { createToaster } from "@wesdom/ui-kit/toast";
import type { ComponentType, ReactElement } from "react";
import { ErrorPage, NotFoundPage, type FailureTexts } from "./FailurePage.tsx";
import { ToasterContext } from "./useToaster.ts";

/** Props of the document around every page. */
export interface RootPageProps {
  /** Shows that a page is under way. */
  readonly loading: LoadingBarController;
}

interface SiteRoutesOptions {
  readonly pages: readonly DefinedPage[];
  readonly RootPage: ComponentType<RootPageProps>;
  readonly language: LanguageKey;
  readonly texts: FailureTexts;
  /** Where a page that cannot be shown leads on. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
  /** Puts what all pages of a language read around one of them. @default nothing */
  readonly provide?: (page: ReactElement) => ReactElement;
}

/** The routes of a site's pages in one language, below its document, with the screens of what cannot be shown. */
export function createSiteRoutes(options: SiteRoutesOptions): SiteRoutes {
  const { pages, RootPage, language, texts, ways, provide = (page) => page } = options;
  const toaster = createToaster();
  const loading = createLoadingBar();
  const root = createSiteRoot(() => (
    <ToasterContext value={toaster}>{provide(<RootPage loading={loading} />)}</ToasterContext>
  ));
  const screen = { language, texts, ways };
  return {
    routeTree: root.addChildren(pages.map(({ route }) => route(root))),
    // Both are also shown in the root's place, where nothing is around them.
    errorComponent: (props) => provide(<ErrorPage {...props} {...screen} />),
    notFoundComponent: () => provide(<NotFoundPage {...screen} />),
    loading,
    // Offline no server has sent one, and what is shown in the place of an answer names the reason.
    onError: (message) => void (navigator.onLine && toaster.show(message, { tone: "error" })),
  };
}
