import { useToaster, type RootPageProps } from "@wesdom/page-sections/layout";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { HTML_LANGS, LANGUAGES, routeOfPath } from "@wesdom/site-runtime";
import { SiteDocument, useConsent, useShownPath } from "@wesdom/site-runtime/react";
import { LoadingBar } from "@wesdom/ui-kit/loading-bar";
import { SkipLink } from "@wesdom/ui-kit/skip-link";
import { ToastStack } from "@wesdom/ui-kit/toast";
import type { ReactElement } from "react";
import { useLanguage } from "../language/useLanguage.ts";
import { ConsentQuestion } from "./ConsentQuestion.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { WhatsappBubble } from "./WhatsappBubble.tsx";

/** The document of every English or Japanese page: header, page, footer, and what lies above them. */
export function RootPage({ loading }: RootPageProps): ReactElement {
  const { language, frame } = useLanguage();
  const consent = useConsent();
  const pathname = useShownPath();
  const missingRoute = `${LANGUAGES[language].indexRouteName}-404`;
  const route = routeOfPath(pathname);
  const routeName = route?.name ?? missingRoute;
  const bare = route?.layout === "none";
  // Of an article that does not exist, too: its address has a page, its screen is that of the 404.
  const missing = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === "notFound"),
  });
  return (
    <SiteDocument lang={HTML_LANGS[language]}>
      <LoadingBar controller={loading} label={frame.loading} />
      <SkipLink>{frame.skipToContent}</SkipLink>
      {!bare && <SiteHeader routeName={routeName} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {!bare && !missing && routeName !== missingRoute && (
        <SiteFooter routeName={routeName} onChoices={consent.reopen} />
      )}
      {!bare && <WhatsappBubble />}
      <ConsentQuestion consent={consent} />
      <ToastStack toaster={useToaster()} label={frame.toasts} />
    </SiteDocument>
  );
}
