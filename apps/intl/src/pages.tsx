import { notFound } from "@tanstack/react-router";
import { articleSearch } from "@wesdom/page-sections/articles";
import { caseSearch, LIST_STALE_MS } from "@wesdom/page-sections/cases";
import { LANGUAGES, type HomeCounts } from "@wesdom/site-runtime";
import { definePage, type DefinedPage, type PageDefinition } from "@wesdom/site-runtime/react";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import type { ComponentType } from "react";
import type { Copy } from "virtual:copy";
import { loadCopy } from "./language/loadCopy.ts";
import type { SiteLanguage } from "./language/site-language.ts";
import type { ContactKind, ContactPageProps } from "./pages/contact/contact-page-props.ts";
import { PREPARED_KEYS, SERVICE_KEYS, SERVICE_VIEWS } from "./services.ts";

const loaders = () => import("./loaders.ts");

/** What the home pages show of the lists. */
const HOME_COUNTS: HomeCounts = { stories: 3, articles: 3, work: "stroller-one-hand" };

/** What shows a page, by its data and its copy. */
type Shown<Name extends keyof Copy, Data> = ComponentType<{ readonly data: Data; readonly copy: Copy[Name] }>;

/** Name in the route table of a page by its path below the index of a language. */
export function routeNameOf(language: SiteLanguage, page: string): string {
  return [LANGUAGES[language].indexRouteName, ...page.split("/").filter(Boolean)].join("-");
}

/** The pages of a language, each with all that is said of it. Its module comes with its copy of that language alone. */
function pagesOf(language: SiteLanguage): readonly DefinedPage[] {
  /** @param path - Below the index of the language. */
  const page = <Data, Search extends object>(
    path: string,
    { scripts = [], ...definition }: PageDefinition<Data, Search>,
  ): DefinedPage =>
    definePage(routeNameOf(language, path), {
      ...definition,
      scripts: [`texts.${language}`, ...scripts],
    });
  /**
   * A page's component and its copy, by their names and as they are loaded.
   *
   * @param scripts - Names of the scripts that the build puts both in, but for the texts that all pages name.
   */
  const shown = <Name extends keyof Copy, Exported extends string, Data>(
    name: Name,
    exported: Exported,
    load: () => Promise<Record<Exported, Shown<Name, Data>>>,
    scripts: readonly string[] = [exported],
  ): Pick<PageDefinition<Data>, "scripts" | "component"> => ({
    scripts,
    component: async () => {
      const [module, { copy, kit }] = await Promise.all([load(), loadCopy(name, language)]);
      const Page: Shown<Name, Data> = module[exported];
      return ({ data }) => (
        <ConfigProvider locale={kit}>
          <Page data={data} copy={copy} />
        </ConfigProvider>
      );
    },
  });
  const home = (path: string, indexed = false): DefinedPage =>
    page(path, {
      indexed,
      view: { objectId: 600100 },
      menu: "home",
      ...shown("home", "HomePage", () => import("./pages/home/HomePage.tsx"), ["forms"]),
      payload: "home",
      load: async (api, _search, settings) =>
        (await loaders()).loadHome(api, language, HOME_COUNTS, settings),
    });
  const contact = (path: string, kind: ContactKind): DefinedPage =>
    page(path, {
      indexed: true,
      view: { objectId: 600110, bizId: path },
      ...shown(
        "contact",
        "ContactPage",
        async () => {
          const { ContactPage } = await import("./pages/contact/ContactPage.tsx");
          return {
            ContactPage: (props: Omit<ContactPageProps, "kind">) => <ContactPage {...props} kind={kind} />,
          };
        },
        ["forms"],
      ),
      payload: "contact",
      load: async (api) => (await loaders()).loadContactPage(api, language),
    });
  return [
    home("", true),
    home("home"),
    page("case", {
      indexed: true,
      view: { objectId: 600103, bizId: null },
      menu: "cases",
      ...shown("case", "CasesPage", () => import("./pages/case/CasesPage.tsx")),
      payload: "cases",
      search: caseSearch,
      load: async (api, search, settings) => (await loaders()).loadCases(api, language, search, settings),
      staleTime: LIST_STALE_MS,
    }),
    page("article", {
      indexed: true,
      view: { objectId: 600102, bizId: null },
      ...shown("article", "ArticlePages", () => import("./pages/article/ArticlePages.tsx")),
      payload: "article",
      search: articleSearch,
      load: async (api, search, settings) =>
        (await loaders()).loadArticlePage(api, language, search, settings),
    }),
    page("about", {
      indexed: true,
      view: { objectId: 600101 },
      menu: "about",
      ...shown("about", "AboutPage", () => import("./pages/about/AboutPage.tsx")),
      payload: "about",
      load: async (api, _search, settings) => (await loaders()).loadAboutPage(api, language, settings),
    }),
    contact("contact-us", "contact"),
    contact("marketing-consultant", "consultant"),
    ...SERVICE_KEYS.map((service) =>
      page(`services/${service}`, {
        indexed: true,
        view: { objectId: SERVICE_VIEWS[service] },
        ...shown(`services/${service}`, "ServicePage", () => import("./pages/services/ServicePage.tsx"), [
          "ServicePage",
          `${service}.${language}`,
        ]),
        payload: "service",
        load: async (api) => (await loaders()).loadServicePage(api, language, service),
      }),
    ),
    ...PREPARED_KEYS.map((service) =>
      page(`services/${service}`, {
        scripts: ["PreparedPage"],
        payload: "service",
        load: async (api) => (await loaders()).loadServiceName(api, language, service),
        component: async () => {
          const { PreparedPage } = await import("./pages/prepared/PreparedPage.tsx");
          return ({ data }) => <PreparedPage service={service} name={data} />;
        },
      }),
    ),
    page("404", {
      load() {
        throw notFound();
      },
    }),
  ];
}

/** The pages of this site: both languages have the same, object ids included. */
export const PAGES: Readonly<Record<SiteLanguage, readonly DefinedPage[]>> = {
  en: pagesOf("en"),
  ja: pagesOf("ja"),
};
