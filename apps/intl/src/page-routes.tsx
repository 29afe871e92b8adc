import { articleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, loadCases } from "@wesdom/page-sections/cases";
import type { AnyRoute } from "@tanstack/react-router";
import { loadHome, type HomeCounts } from "@wesdom/site-runtime";
import { pageRoute, type PageOptions } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import type { ComponentType } from "react";
import type { Copy } from "virtual:copy";
import { SERVICE_KEYS } from "./layout/menu.ts";
import { loadCopy } from "./language/loadCopy.ts";
import type { SiteLanguage } from "./language/site-language.ts";
import { PREPARED_KEYS, routeNameOf } from "./pages.ts";
import { loadAboutPage } from "./pages/about/load-about-page.ts";
import { loadArticlePage } from "./pages/article/load-article-page.ts";
import type { ContactPageProps } from "./pages/contact/contact-page-props.ts";
import { loadContactPage } from "./pages/contact/load-contact-page.ts";
import { loadServiceName, loadServicePage } from "./pages/services/load-service-page.ts";

/** What the home pages show of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 3, articles: 3 };

/** How long a list of cases is shown again as it was, milliseconds. */
const LIST_STALE_MS = 300_000;

/** The two pages with the long form. */
const CONTACT_PAGES = { "contact-us": "contact", "marketing-consultant": "consultant" } as const;

/** The routes of a language's pages. Each page's module comes with its copy of that language, and of no other. */
export function pageRoutes(root: AnyRoute, language: SiteLanguage): AnyRoute[] {
  const route = <Data, Search extends object>(
    page: string,
    { scripts, ...options }: PageOptions<Data, Search>,
  ): AnyRoute =>
    pageRoute(root, routeNameOf(language, page), { ...options, scripts: [`frame.${language}`, ...scripts] });
  /** A page's script and copy, as its route names and loads them. */
  const page = <Name extends keyof Copy, Data>(
    name: Name,
    script: string,
    load: () => Promise<ComponentType<{ readonly data: Data; readonly copy: Copy[Name] }>>,
  ): Pick<PageOptions<Data>, "scripts" | "component"> => ({
    scripts: [script, `${name.replace(/^.*\//, "")}.${language}`],
    component: async () => {
      const [Page, { copy, kit }] = await Promise.all([load(), loadCopy(name, language)]);
      return ({ data }) => (
        <ConfigProvider locale={kit}>
          <Page data={data} copy={copy} />
        </ConfigProvider>
      );
    },
  });
  return [
    ...["", "home"].map((path) =>
      route(path, {
        ...page("home", "HomePage", async () => (await import("./pages/home/HomePage.tsx")).HomePage),
        payload: "home",
        load: (api) => loadHome(api, language, HOME_COUNTS),
      }),
    ),
    route("article", {
      ...page(
        "article",
        "ArticlePages",
        async () => (await import("./pages/article/ArticlePages.tsx")).ArticlePages,
      ),
      payload: "article",
      search: articleSearch,
      load: (api, search, settings) => loadArticlePage(api, language, search, settings),
    }),
    route("case", {
      ...page("case", "CasesPage", async () => (await import("./pages/case/CasesPage.tsx")).CasesPage),
      payload: "cases",
      search: caseSearch,
      load: (api, search, settings) => loadCases(api, language, search, settings),
      // A sheet that closes must ask nothing, least of all without a network.
      staleTime: LIST_STALE_MS,
    }),
    ...SERVICE_KEYS.map((service) =>
      route(`services/${service}`, {
        ...page(
          `services/${service}`,
          "ServicePage",
          async () => (await import("./pages/services/ServicePage.tsx")).ServicePage,
        ),
        payload: "service",
        load: (api) => loadServicePage(api, language, service),
      }),
    ),
    route("about", {
      ...page("about", "AboutPage", async () => (await import("./pages/about/AboutPage.tsx")).AboutPage),
      payload: "about",
      load: (api, _search, settings) => loadAboutPage(api, language, settings),
    }),
    ...Object.entries(CONTACT_PAGES).map(([path, kind]) =>
      route(path, {
        ...page("contact", "ContactPage", async () => {
          const { ContactPage } = await import("./pages/contact/ContactPage.tsx");
          return (props: Omit<ContactPageProps, "kind">) => <ContactPage {...props} kind={kind} />;
        }),
        payload: "contact",
        load: (api) => loadContactPage(api, language),
      }),
    ),
    ...PREPARED_KEYS.map((service) =>
      route(`services/${service}`, {
        scripts: ["PreparedPage"],
        payload: "service",
        load: (api) => loadServiceName(api, language, service),
        component: async () => {
          const { PreparedPage } = await import("./pages/prepared/PreparedPage.tsx");
          return ({ data }) => <PreparedPage service={service} name={data} />;
        },
      }),
    ),
  ];
}
