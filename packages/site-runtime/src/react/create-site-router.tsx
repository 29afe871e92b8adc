import {
  createRootRouteWithContext,
  createRouter,
  type AnyContext,
  type AnyRoute,
  type AnyRouter,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type Register,
  type RootRoute,
  type Route,
  type RouteComponent,
  type Router,
  type RouterHistory,
} from "@tanstack/react-router";
import { Provider as StoreProvider, createStore } from "jotai";
import type { ReactNode } from "react";
import type { PageGuard, Validate } from "../navigation/guards.ts";
import { parseSearch, stringifySearch, type SearchStrings } from "../routes/search.ts";
import type { PageFacts } from "../site/site-pages.ts";
import { guardRoutes, type SiteNavigation } from "./guardRoutes.ts";
import {
  environmentAtom,
  submittedFormAtom,
  type SiteEnvironment,
  type SiteRouterContext,
  type SubmittedForm,
} from "./site-context.tsx";

declare module "@tanstack/react-router" {
  interface Register {
    router: SiteRouter;
  }
  interface StaticDataRouteOption {
    /** Name of the route in the specification's table; the language is derived from it. */
    routeName?: string;
    /** What views of the page are reported as. @default not at all */
    view?: PageFacts["view"];
    /** Names of the scripts of the page, as the build calls them: its document asks for them. @default none */
    scripts?: readonly string[];
    /** Judges an address before the page loads; only `true` lets it pass, anything else is a 404. */
    validate?: Validate;
    /** Names of the site's guards that the page asks, in their order. */
    guards?: readonly string[];
    /** False: the window stays where it is when the page is entered. @default true */
    scrollToTop?: boolean;
  }
}

/** The route above all pages of a site: what they read of the address, and what they work with. */
export type SiteRootRoute<Children = unknown> = RootRoute<
  Register,
  (search: SearchStrings) => SearchStrings,
  SiteRouterContext,
  AnyContext,
  AnyContext,
  object,
  undefined,
  Children
>;

/** The router of a site. By type it knows of each page that it stands at a path. */
export type SiteRouter = Router<
  SiteRootRoute<readonly Route<Register, SiteRootRoute, string, string, string, string>[]>
>;

/** @param component - The document of every page. */
export function createSiteRoot(component: RouteComponent): SiteRootRoute {
  return createRootRouteWithContext<SiteRouterContext>()({
    validateSearch: (search: SearchStrings) => search,
    component,
  });
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
  /** Guards that pages name. @default none */
  readonly guards?: Readonly<Record<string, PageGuard>>;
  /** The bar that shows a page under way. */
  readonly loading?: LoadingIndicator;
}

/** Shows that a page is under way. */
export interface LoadingIndicator {
  readonly start: () => void;
  /** @param failed - Whether the page failed. */
  readonly finish: (failed?: boolean) => void;
}

/** What a render or a page load needs to build its own router. */
export interface SiteRouterOptions {
  readonly routes: SiteRoutes;
  readonly context: SiteRouterContext;
  readonly history?: RouterHistory;
  /** State shared by the page's components. @default a new store */
  readonly store?: ReturnType<typeof createStore>;
  /** Put on each script of the router's own as its nonce; the server's way to know them. */
  readonly scriptMark?: string;
  /** What judges navigations besides the pages' own guards; the server leaves it out. */
  readonly navigation?: SiteNavigation;
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
  const store = options.store ?? createStore();
  const enter = (environment: SiteEnvironment, form: SubmittedForm | null): void => {
    store.set(environmentAtom, environment);
    store.set(submittedFormAtom, form);
  };
  enter(options.context.environment, options.context.form);

  const router: AnyRouter = createRouter({
    routeTree: options.routes.routeTree,
    defaultErrorComponent: options.routes.errorComponent,
    defaultNotFoundComponent: options.routes.notFoundComponent,
    context: options.context,
    ...(options.history ? { history: options.history } : {}),
    ...(options.scriptMark ? { ssr: { nonce: options.scriptMark } } : {}),
    parseSearch,
    stringifySearch,
    caseSensitive: false,
    trailingSlash: "preserve",
    defaultPreload: false,
    defaultStructuralSharing: false,
    dehydrate: (): DehydratedSite => ({
      today: options.context.environment.today,
      form: options.context.form,
    }),
    hydrate: ({ today, form }: DehydratedSite) => enter({ ...options.context.environment, today }, form),
    Wrap: ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>,
  });
  // Scrolling follows our own rules: a function that refuses is the router's way to keep out of it.
  router.options.scrollRestoration = () => false;
  guardRoutes(router, options.routes.guards ?? {}, options.navigation);
  return router;
}
