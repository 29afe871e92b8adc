import { articleSearch, type ArticleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, loadCases, type CaseSearch } from "@wesdom/page-sections/cases";
import { createRoute, type AnyRoute } from "@tanstack/react-router";
import {
  LANGUAGES,
  loadHome,
  type HomeCounts,
  type PageLocation,
  type SearchStrings,
} from "@wesdom/site-runtime";
import type { SiteRouterContext } from "@wesdom/site-runtime/react";
import { SERVICE_KEYS } from "./layout/menu.ts";
import { ABOUT_MESSAGES } from "./messages/about/load-about-messages.ts";
import { ARTICLE_MESSAGES } from "./messages/article/load-article-messages.ts";
import { CASE_MESSAGES } from "./messages/case/load-case-messages.ts";
import { CONTACT_MESSAGES } from "./messages/contact/load-contact-messages.ts";
import type { SiteLanguage } from "./messages/language-messages.ts";
import type { ServiceKey } from "./messages/messages.ts";
import { PREPARED_MESSAGES } from "./messages/prepared/load-prepared-messages.ts";
import type { PreparedKey } from "./messages/prepared/prepared-messages.ts";
import { loadServiceMessages, SERVICES_MESSAGES } from "./messages/services/load-service-messages.ts";
import { PREPARED_KEYS } from "./pages.ts";
import { loadAboutPage } from "./pages/about/load-about-page.ts";
import { loadArticlePage } from "./pages/article/load-article-page.ts";
import type { ContactKind } from "./pages/contact/contact-page-props.ts";
import { loadContactPage } from "./pages/contact/load-contact-page.ts";
import { loadServiceName, loadServicePage } from "./pages/services/load-service-page.ts";

/** What the home pages show of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 3, articles: 3 };

/** What a loader gets of the router. */
interface LoaderInput {
  readonly context: SiteRouterContext;
  readonly location: PageLocation;
}

/** How long a list of cases is shown again as it was, milliseconds. */
const LIST_STALE_MS = 300_000;

/** The routes of a language's pages. Each page's module comes with its copy of that language, and of no other. */
export function pageRoutes(root: AnyRoute, language: SiteLanguage): AnyRoute[] {
  return [
    ...homeRoutes(root, language),
    articleRoute(root, language),
    caseRoute(root, language),
    ...SERVICE_KEYS.map((service) => serviceRoute(root, language, service)),
    aboutRoute(root, language),
    contactRoute(root, language, "contact-us", "contact"),
    contactRoute(root, language, "marketing-consultant", "consultant"),
    ...PREPARED_KEYS.map((service) => preparedRoute(root, language, service)),
  ];
}

/** Scripts with the copy of a language. */
const COPY = { en: "english", ja: "japanese" } as const;

/** Where a page lies: its path and name below the index of its language, and what it is made of. */
function place(root: AnyRoute, language: SiteLanguage, page: string, script: string) {
  const { indexPath, indexRouteName } = LANGUAGES[language];
  return {
    getParentRoute: () => root,
    path: page === "" ? indexPath : `${indexPath}/${page}`,
    staticData: {
      routeName: page === "" ? indexRouteName : `${indexRouteName}-${page.replaceAll("/", "-")}`,
      scripts: [COPY[language], script],
    },
  };
}

function homeRoutes(root: AnyRoute, language: SiteLanguage): AnyRoute[] {
  return ["", "home"].map((page) =>
    createRoute({
      ...place(root, language, page, "home.lazy"),
      loader: ({ context, location }: LoaderInput) =>
        context.data.load(location, "home", () => loadHome(context.api(language), language, HOME_COUNTS)),
    }).lazy(async () => (await import("./pages/home/home.lazy.tsx")).homePage),
  );
}

function articleRoute(root: AnyRoute, language: SiteLanguage): AnyRoute {
  const { staticData, ...where } = place(root, language, "article", "article.lazy");
  return createRoute({
    ...where,
    // More of the same list is no other page.
    staticData: { ...staticData, pageKeys: ["code", "title", "keyword"] },
    loaderDeps: ({ search }: { search: SearchStrings }) => articleSearch(search),
    loader: ({ context, deps, location }: LoaderInput & { deps: ArticleSearch }) =>
      context.data.load(location, "article", () => loadArticlePage(context.api(language), language, deps)),
  }).lazy(async () => {
    const [{ articlePage }, copy] = await Promise.all([
      import("./pages/article/article.lazy.tsx"),
      ARTICLE_MESSAGES[language](),
    ]);
    return articlePage(copy);
  });
}

function caseRoute(root: AnyRoute, language: SiteLanguage): AnyRoute {
  const { staticData, ...where } = place(root, language, "case", "case.lazy");
  return createRoute({
    ...where,
    staticData: { ...staticData, pageKeys: ["code"] },
    // A sheet that closes must ask nothing, least of all without a network.
    staleTime: LIST_STALE_MS,
    loaderDeps: ({ search }: { search: SearchStrings }) => caseSearch(search),
    loader: ({ context, deps, location }: LoaderInput & { deps: CaseSearch }) =>
      context.data.load(location, "cases", () => loadCases(context.api(language), language, deps)),
  }).lazy(async () => {
    const [{ casePage }, copy] = await Promise.all([
      import("./pages/case/case.lazy.tsx"),
      CASE_MESSAGES[language](),
    ]);
    return casePage(copy);
  });
}

function serviceRoute(root: AnyRoute, language: SiteLanguage, service: ServiceKey): AnyRoute {
  const { staticData, ...where } = place(root, language, `services/${service}`, "services.lazy");
  return createRoute({
    ...where,
    staticData: { ...staticData, scripts: [...staticData.scripts, `${service}-${language}`] },
    loader: ({ context, location }: LoaderInput) =>
      context.data.load(location, "service", () => loadServicePage(context.api(language), language, service)),
  }).lazy(async () => {
    const [{ servicePage }, shared, copy] = await Promise.all([
      import("./pages/services/services.lazy.tsx"),
      SERVICES_MESSAGES[language](),
      loadServiceMessages(language, service),
    ]);
    return servicePage(shared, copy);
  });
}

function aboutRoute(root: AnyRoute, language: SiteLanguage): AnyRoute {
  return createRoute({
    ...place(root, language, "about", "about.lazy"),
    loader: ({ context, location }: LoaderInput) =>
      context.data.load(location, "about", () => loadAboutPage(context.api(language), language)),
  }).lazy(async () => {
    const [{ aboutPage }, copy] = await Promise.all([
      import("./pages/about/about.lazy.tsx"),
      ABOUT_MESSAGES[language](),
    ]);
    return aboutPage(copy);
  });
}

function contactRoute(root: AnyRoute, language: SiteLanguage, page: string, kind: ContactKind): AnyRoute {
  return createRoute({
    ...place(root, language, page, "contact.lazy"),
    loader: ({ context, location }: LoaderInput) =>
      context.data.load(location, "contact", () => loadContactPage(context.api(language), language)),
  }).lazy(async () => {
    const [{ contactPage }, copy] = await Promise.all([
      import("./pages/contact/contact.lazy.tsx"),
      CONTACT_MESSAGES[language](),
    ]);
    return contactPage(kind, copy);
  });
}

function preparedRoute(root: AnyRoute, language: SiteLanguage, service: PreparedKey): AnyRoute {
  return createRoute({
    ...place(root, language, `services/${service}`, "prepared.lazy"),
    loader: ({ context, location }: LoaderInput) =>
      context.data.load(location, "service", () => loadServiceName(context.api(language), language, service)),
  }).lazy(async () => {
    const [{ preparedPage }, copy] = await Promise.all([
      import("./pages/prepared/prepared.lazy.tsx"),
      PREPARED_MESSAGES[language](),
    ]);
    return preparedPage(service, copy);
  });
}
