import { createLazyRoute, createRoute, useLoaderData, type AnyRoute } from "@tanstack/react-router";
import type { ApiClient } from "@wesdom/api-client";
import { createElement, type ComponentType, type ReactElement } from "react";
import { routeRecord } from "../routes/route-table.ts";
import type { SearchStrings } from "../routes/search.ts";
import type { PublicSettings } from "../settings/public-settings.ts";
import type { PageFacts, SitePage } from "../site/site-pages.ts";
import type { SiteRootRoute } from "./create-site-router.tsx";

/** A page as its site writes it down: what is said of it, what is loaded, and what shows that. */
export interface PageDefinition<Data, Search extends object = object> extends PageFacts {
  /** Names of its scripts, as the build calls them: its document asks for them. @default none */
  readonly scripts?: readonly string[];
  /** What of the query its data depends on. @default nothing */
  readonly search?: (search: SearchStrings) => Search;
  /** Name of its data in the page's payload. @default the data is made anew on each side */
  readonly payload?: string;
  readonly load: (api: ApiClient, search: Search, settings: PublicSettings) => Data | Promise<Data>;
  /** How long its data is shown again as it was, milliseconds. @default 0 */
  readonly staleTime?: number;
  /**
   * Loads the module of the page, with its copy where that is a module too; the page writes its title from it. Left out
   * where nothing is ever loaded.
   */
  readonly component?: () => Promise<ComponentType<{ readonly data: Data }>>;
}

/**
 * The module of a page, by the name of the component that it exports.
 *
 * @param script - Name of the script that the build puts it in. @default a script of its own, which is called like it
 */
export function pageModule<const Name extends string, Data>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<{ readonly data: Data }>>>>,
  script: string = name,
): Pick<PageDefinition<Data>, "scripts" | "component"> {
  return { scripts: [script], component: async () => (await load())[name] };
}

/** A page with its route. */
export interface DefinedPage extends SitePage {
  readonly route: (root: SiteRootRoute) => AnyRoute;
}

/**
 * A page of a site: its route, the menu, the sitemap, what is rendered ahead and what is reported follow from it.
 *
 * @param name - In the route table.
 * @throws for a name that is not there.
 */
export function definePage<Data, Search extends object = object>(
  name: string,
  definition: PageDefinition<Data, Search>,
): DefinedPage {
  const { scripts = [], search, payload, load, staleTime, component, ...facts } = definition;
  const record = routeRecord(name);
  if (!record) throw new Error(`The route table has no ${name}.`);
  const { path, language } = record;
  function route(root: SiteRootRoute): AnyRoute {
    const own: AnyRoute = createRoute({
      getParentRoute: () => root,
      path,
      staticData: { routeName: name, scripts, view: facts.view },
      loaderDeps: (input) => search?.(input.search) ?? ({} as Search),
      ...(staleTime !== undefined && { staleTime }),
      loader({ context, location, deps }) {
        const loaded = async (): Promise<Data> =>
          load(context.api(language), deps, context.environment.settings);
        return payload === undefined ? loaded() : context.data.load(location, payload, loaded);
      },
    });
    if (!component) return own;
    return own.lazy(async () => {
      const Page = await component();
      const LoadedPage = (): ReactElement => {
        const loaded: unknown = useLoaderData({ from: path });
        // What the route of a path loads is known here alone.
        return createElement(Page, { data: loaded as Data });
      };
      return createLazyRoute(path)({ component: LoadedPage });
    });
  }
  return { name, path, ...facts, route };
}
