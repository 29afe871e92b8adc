import { createSiteRoutes } from "@wesdom/page-sections/layout";
import { LANGUAGES } from "@wesdom/site-runtime";
import type { SiteRoutes } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { LanguageContext, type LanguageFrame } from "./language/useLanguage.ts";
import { RootPage } from "./layout/RootPage.tsx";
import { PAGES } from "./pages.tsx";

/** The routes of one language of the site: a page load knows one language, since switching it loads a new page. */
export function createLanguageRoutes(frame: LanguageFrame): SiteRoutes {
  const { language, copy: texts, kit } = frame;
  const { indexPath } = LANGUAGES[language];
  return createSiteRoutes({
    pages: PAGES[language],
    RootPage,
    language,
    texts,
    ways: [
      { label: texts.menu.cases, href: `${indexPath}/case` },
      { label: texts.header.news, href: `${indexPath}/article` },
      { label: texts.header.contact, href: `${indexPath}/contact-us` },
    ],
    provide: (page) => (
      <LanguageContext value={frame}>
        <ConfigProvider locale={kit}>{page}</ConfigProvider>
      </LanguageContext>
    ),
  });
}
