import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import type { PageFacts } from "../site/site-pages.ts";

/**
 * The route that answers a path, `undefined` where there is none. The router's own answer is fuzzy: of a path that it
 * does not know it names the nearest route above.
 */
export function ownRoute(router: AnyRouter, pathname: string): AnyRoute | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return params["**"] ? undefined : route;
}

/**
 * What views of the page that the router has matched are reported as; nothing where none is, or no page: it failed, or is
 * not found.
 */
export function viewOfPage(router: AnyRouter, pathname: string): PageFacts["view"] {
  if (router.state.matches.some(({ status }) => status === "error" || status === "notFound"))
    return undefined;
  return ownRoute(router, pathname)?.options.staticData?.view;
}
