import {
  createRouter,
  type AnyRoute,
  type AnyRouter,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import { Provider as StoreProvider, createStore } from "jotai";
import type { ReactNode } from "react";
import { parseSearch, stringifySearch } from "../routes/search.ts";
import {
  environmentAtom,
  submittedFormAtom,
  type SiteEnvironment,
  type SiteRouterContext,
  type SubmittedForm,
} from "./site-context.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Name of the route in the specification's table; the language is derived from it. */
    routeName?: string;
  }
}

/** A site's routes with its designed failures. */
export interface SiteRoutes {
  readonly routeTree: AnyRoute;
  /** Shown in a page's place when its loader or its rendering failed. */
  readonly errorComponent: ErrorRouteComponent;
  /** Shown for status 404. */
  readonly notFoundComponent: NotFoundRouteComponent;
  /** Shows the message of a failed call, as a toast. */
  readonly onError?: (message: string) => void;
}

/** What a render or a page load needs to build its own router. */
export interface SiteRouterOptions {
  readonly routes: SiteRoutes;
  readonly context: SiteRouterContext;
  /** Wraps the page in the head manager of its side (server or browser). */
  readonly provideHead: (children: ReactNode) => ReactNode;
  readonly history?: RouterHistory;
}

interface DehydratedSite {
  readonly today: string;
  readonly form: SubmittedForm | null;
}

/**
 * The router of one server render or one page load: plain-string search, one jotai store, one head.
 * The day and a posted form's state travel from the server's router to the browser's, so that both render the same.
 */
export function createSiteRouter(options: SiteRouterOptions): AnyRouter {
  const store = createStore();
  const enter = (environment: SiteEnvironment, form: SubmittedForm | null): void => {
    store.set(environmentAtom, environment);
    store.set(submittedFormAtom, form);
  };
  enter(options.context.environment, options.context.form);

  return createRouter({
    routeTree: options.routes.routeTree,
    defaultErrorComponent: options.routes.errorComponent,
    defaultNotFoundComponent: options.routes.notFoundComponent,
    context: options.context,
    ...(options.history ? { history: options.history } : {}),
    parseSearch,
    stringifySearch,
    caseSensitive: false,
    trailingSlash: "preserve",
    defaultPreload: false,
    scrollRestoration: true,
    defaultStructuralSharing: false,
    dehydrate: (): DehydratedSite => ({
      today: options.context.environment.today,
      form: options.context.form,
    }),
    hydrate: ({ today, form }: DehydratedSite) => enter({ ...options.context.environment, today }, form),
    Wrap: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{options.provideHead(children)}</StoreProvider>
    ),
  });
}
