import { createLazyRoute, createRoute, useLoaderData, type AnyRoute } from "@tanstack/react-router";
import type { ApiClient } from "@wesdom/api-client";
import { createElement, type ComponentType, type ReactElement } from "react";
import type { PageLocation } from "../page-data/page-data.ts";
import { routeRecord } from "../routes/route-table.ts";
import type { SearchStrings } from "../routes/search.ts";
import type { PublicSettings } from "../settings/public-settings.ts";
import type { SiteRouterContext } from "./site-context.tsx";

/** A page as its route has it: what is loaded, and what shows that. */
export interface PageOptions<Data, Search extends object = object> {
  /** Names of the page's scripts, as the build calls them: its document asks for them. */
  readonly scripts: readonly string[];
  /** What of the query its data depends on. @default nothing */
  readonly search?: (search: SearchStrings) => Search;
  /** Name of its data in the page's payload. @default the data is made anew on each side */
  readonly payload?: string;
  readonly load: (api: ApiClient, search: Search, settings: PublicSettings) => Data | Promise<Data>;
  /** How long its data is shown again as it was, milliseconds. @default 0 */
  readonly staleTime?: number;
  /** Loads the module of the page, with its copy where that is a module too. */
  readonly component: () => Promise<ComponentType<{ readonly data: Data }>>;
}

interface LoaderInput {
  readonly context: SiteRouterContext;
  readonly location: PageLocation;
  /** What `search` took of the query. */
  readonly deps: object;
}

/**
 * The route of a page.
 *
 * @param name - In the route table, which knows path, language and query keys.
 * @throws for a name that is not there.
 */
export function pageRoute<Data, Search extends object = object>(
  root: AnyRoute,
  name: string,
  page: PageOptions<Data, Search>,
): AnyRoute {
  const { scripts, search, payload, load, staleTime } = page;
  const record = routeRecord(name);
  if (!record) throw new Error(`The route table has no ${name}.`);
  const { path, language } = record;
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { routeName: name, scripts },
    loaderDeps: (input: { search: SearchStrings }): object => search?.(input.search) ?? {},
    ...(staleTime !== undefined && { staleTime }),
    loader({ context, location, deps }: LoaderInput) {
      const loaded = async (): Promise<Data> =>
        load(context.api(language), deps as Search, context.environment.settings);
      return payload === undefined ? loaded() : context.data.load(location, payload, loaded);
    },
  }).lazy(async () => {
    const Page = await page.component();
    const LoadedPage = (): ReactElement => {
      const data: Data = useLoaderData({ strict: false });
      return createElement(Page, { data });
    };
    return createLazyRoute(path)({ component: LoadedPage });
  });
}
