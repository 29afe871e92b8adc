import { articleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, loadCases } from "@wesdom/page-sections/cases";
import type { AnyRoute } from "@tanstack/react-router";
import { loadHome, type HomeCounts } from "@wesdom/site-runtime";
import { pageRoute, type PageOptions } from "@wesdom/site-runtime/react";
import { SERVICE_KEYS } from "./layout/menu.ts";
import { ABOUT_MESSAGES } from "./messages/about/load-about-messages.ts";
import { ARTICLE_MESSAGES } from "./messages/article/load-article-messages.ts";
import { CASE_MESSAGES } from "./messages/case/load-case-messages.ts";
import { CONTACT_MESSAGES } from "./messages/contact/load-contact-messages.ts";
import type { SiteLanguage } from "./messages/language-messages.ts";
import { PREPARED_MESSAGES } from "./messages/prepared/load-prepared-messages.ts";
import { loadServiceMessages, SERVICES_MESSAGES } from "./messages/services/load-service-messages.ts";
import { PREPARED_KEYS, routeNameOf } from "./pages.ts";
import { loadAboutPage } from "./pages/about/load-about-page.ts";
import { loadArticlePage } from "./pages/article/load-article-page.ts";
import { loadContactPage } from "./pages/contact/load-contact-page.ts";
import { loadServiceName, loadServicePage } from "./pages/services/load-service-page.ts";

/** What the home pages show of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 3, articles: 3 };

/** How long a list of cases is shown again as it was, milliseconds. */
const LIST_STALE_MS = 300_000;

/** Scripts with the copy of a language. */
const COPY = { en: "english", ja: "japanese" } as const;

/** The two pages with the long form. */
const CONTACT_PAGES = { "contact-us": "contact", "marketing-consultant": "consultant" } as const;

/** The routes of a language's pages. Each page's module comes with its copy of that language, and of no other. */
export function pageRoutes(root: AnyRoute, language: SiteLanguage): AnyRoute[] {
  const route = <Data, Search extends object>(
    page: string,
    { scripts, ...options }: PageOptions<Data, Search>,
  ): AnyRoute =>
    pageRoute(root, routeNameOf(language, page), { ...options, scripts: [COPY[language], ...scripts] });
  return [
    ...["", "home"].map((page) =>
      route(page, {
        scripts: ["HomePage"],
        payload: "home",
        load: (api) => loadHome(api, language, HOME_COUNTS),
        component: async () => (await import("./pages/home/HomePage.tsx")).HomePage,
      }),
    ),
    route("article", {
      scripts: ["ArticlePages"],
      payload: "article",
      search: articleSearch,
      load: (api, search) => loadArticlePage(api, language, search),
      component: async () => {
        const [{ ArticlePages }, copy] = await Promise.all([
          import("./pages/article/ArticlePages.tsx"),
          ARTICLE_MESSAGES[language](),
        ]);
        return ({ data }) => <ArticlePages data={data} copy={copy} />;
      },
    }),
    route("case", {
      scripts: ["CasesPage"],
      payload: "cases",
      search: caseSearch,
      load: (api, search) => loadCases(api, language, search),
      // A sheet that closes must ask nothing, least of all without a network.
      staleTime: LIST_STALE_MS,
      component: async () => {
        const [{ CasesPage }, copy] = await Promise.all([
          import("./pages/case/CasesPage.tsx"),
          CASE_MESSAGES[language](),
        ]);
        return ({ data }) => <CasesPage data={data} copy={copy} />;
      },
    }),
    ...SERVICE_KEYS.map((service) =>
      route(`services/${service}`, {
        scripts: ["ServicePage", `${service}-${language}`],
        payload: "service",
        load: (api) => loadServicePage(api, language, service),
        component: async () => {
          const [{ ServicePage }, shared, copy] = await Promise.all([
            import("./pages/services/ServicePage.tsx"),
            SERVICES_MESSAGES[language](),
            loadServiceMessages(language, service),
          ]);
          return ({ data }) => <ServicePage data={data} shared={shared} copy={copy} />;
        },
      }),
    ),
    route("about", {
      scripts: ["AboutPage"],
      payload: "about",
      load: (api) => loadAboutPage(api, language),
      component: async () => {
        const [{ AboutPage }, copy] = await Promise.all([
          import("./pages/about/AboutPage.tsx"),
          ABOUT_MESSAGES[language](),
        ]);
        return ({ data }) => <AboutPage data={data} copy={copy} />;
      },
    }),
    ...Object.entries(CONTACT_PAGES).map(([page, kind]) =>
      route(page, {
        scripts: ["ContactPage"],
        payload: "contact",
        load: (api) => loadContactPage(api, language),
        component: async () => {
          const [{ ContactPage }, copy] = await Promise.all([
            import("./pages/contact/ContactPage.tsx"),
            CONTACT_MESSAGES[language](),
          ]);
          return ({ data }) => <ContactPage kind={kind} data={data} copy={copy} />;
        },
      }),
    ),
    ...PREPARED_KEYS.map((service) =>
      route(`services/${service}`, {
        scripts: ["PreparedPage"],
        payload: "service",
        load: (api) => loadServiceName(api, language, service),
        component: async () => {
          const [{ PreparedPage }, copy] = await Promise.all([
            import("./pages/prepared/PreparedPage.tsx"),
            PREPARED_MESSAGES[language](),
          ]);
          return ({ data }) => <PreparedPage service={service} name={data} copy={copy} />;
        },
      }),
    ),
  ];
}
