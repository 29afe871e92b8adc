import { createSiteRoutes } from "@wesdom/page-sections/layout";
import type { SiteRoutes } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { LanguageContext, type LanguageFrame } from "./language/useLanguage.ts";
import { RootPage } from "./layout/RootPage.tsx";
import { PAGES } from "./pages.tsx";

/** The routes of one language of the site: a page load knows one language, since switching it loads a new page. */
export function createLanguageRoutes(frame: LanguageFrame): SiteRoutes {
  const { language, copy: texts, kit } = frame;
  return createSiteRoutes({
    pages: PAGES[language],
    RootPage,
    language,
    texts,
    provide: (page) => (
      <LanguageContext value={frame}>
        <ConfigProvider locale={kit}>{page}</ConfigProvider>
      </LanguageContext>
    ),
  });
}
