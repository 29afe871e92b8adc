import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import type { PageFacts } from "../site/site-pages.ts";

/** The latest answer: with each change of the router many components ask for the same path. */
let latest: {
  readonly router: AnyRouter;
  readonly pathname: string;
  readonly route: AnyRoute | undefined;
} | null = null;

/**
 * The route that answers a path, `undefined` where there is none. The router's own answer is fuzzy: of a path that it
 * does not know it names the nearest route above.
 */
export function ownRoute(router: AnyRouter, pathname: string): AnyRoute | undefined {
  if (latest?.router !== router || latest.pathname !== pathname) {
    const [, params, route] = router.getMatchedRoutes(pathname);
    latest = { router, pathname, route: params["**"] ? undefined : route };
  }
  return latest.route;
}

/** What views of the page at a path are reported as; nothing where none is, or no page. */
export function viewOfPage(router: AnyRouter, pathname: string): PageFacts["view"] {
  return ownRoute(router, pathname)?.options.staticData?.view;
}
