import { Outlet, useRouterState } from "@tanstack/react-router";
import { routeOfPath } from "@wesdom/site-runtime";
import { SiteDocument } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { LoadingBar, type LoadingBarController } from "@wesdom/ui-kit/loading-bar";
import { zh as kitTexts } from "@wesdom/ui-kit/locale/zh";
import { SkipLink } from "@wesdom/ui-kit/skip-link";
import { ToastStack } from "@wesdom/ui-kit/toast";
import type { ReactElement } from "react";
import { zh } from "../messages/zh.ts";
import { SiteConsultBar } from "./SiteConsultBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { useToaster } from "./useToaster.ts";

/** Props of {@link RootPage}. */
interface RootPageProps {
  /** Shows that a page is under way. */
  readonly loading: LoadingBarController;
}

/** The document of every Chinese page: header, page, footer, consultation bar. */
export function RootPage({ loading }: RootPageProps): ReactElement {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const routeName = routeOfPath(pathname)?.name ?? "m-zh-cn-404";
  const missing = routeName === "m-zh-cn-404";
  return (
    <ConfigProvider locale={kitTexts}>
      <SiteDocument lang="zh-CN">
        <LoadingBar controller={loading} label={zh.loading} />
        <SkipLink>{zh.skipToContent}</SkipLink>
        <SiteHeader routeName={routeName} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {!missing && <SiteFooter />}
        <ToastStack toaster={useToaster()} label={zh.toasts} />
        {!missing && <SiteConsultBar />}
      </SiteDocument>
    </ConfigProvider>
  );
}
