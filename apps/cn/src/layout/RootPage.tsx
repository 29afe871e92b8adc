import { useToaster, type RootPageProps } from "@wesdom/page-sections/layout";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { routeOfPath } from "@wesdom/site-runtime";
import { SiteDocument, useShownPath } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { LoadingBar } from "@wesdom/ui-kit/loading-bar";
import { SkipLink } from "@wesdom/ui-kit/skip-link";
import { ToastStack } from "@wesdom/ui-kit/toast";
import { useState, type ReactElement } from "react";
import { copy as frame, kit } from "#copy/frame.zh.yml";
import { POLICY_HREF } from "../pages/article/articleHref.ts";
import type { PrivacyChoices } from "./PrivacyChoices.tsx";
import { SiteConsultBar } from "./SiteConsultBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

/** Route of the 404 screen. */
const MISSING = "m-zh-cn-404";

/** The document of every Chinese page: header, page, footer, consultation bar with the pendant, each where it belongs. */
export function RootPage({ loading }: RootPageProps): ReactElement {
  const toaster = useToaster();
  const leadTo = (href: string): void => {
    // Without a network the browser's own page would take this one's place.
    if (navigator.onLine) location.assign(href);
    else toaster.show(frame.error.offline, { tone: "error" });
  };
  const [Choices, setChoices] = useState<typeof PrivacyChoices | null>(null);
  const choose = (): void => {
    import("./PrivacyChoices.tsx").then(
      (loaded) => setChoices(() => loaded.PrivacyChoices),
      () => leadTo(POLICY_HREF),
    );
  };
  const pathname = useShownPath();
  const unknown = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === "notFound"),
  });
  const route = routeOfPath(pathname);
  const routeName = route?.name ?? MISSING;
  const bare = route?.layout === "none";
  const whole = !bare && !unknown && routeName !== MISSING;
  return (
    <ConfigProvider locale={kit}>
      <SiteDocument lang="zh-CN">
        <LoadingBar controller={loading} label={frame.loading} />
        <SkipLink>{frame.skipToContent}</SkipLink>
        {!bare && <SiteHeader routeName={routeName} />}
        <main id="main" tabIndex={-1} data-rail={whole || undefined}>
          <Outlet />
        </main>
        {whole && <SiteFooter onChoices={choose} />}
        {Choices && <Choices onAnswered={() => setChoices(null)} />}
        <ToastStack toaster={toaster} label={frame.toasts} />
        {whole && <SiteConsultBar leadTo={leadTo} />}
      </SiteDocument>
    </ConfigProvider>
  );
}
