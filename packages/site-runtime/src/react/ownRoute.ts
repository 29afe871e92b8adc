import type { AnyRoute, AnyRouter } from "@tanstack/react-router";

/**
 * The route that answers a path, `undefined` where there is none. The router's own answer is fuzzy: of a path that it
 * does not know it names the nearest route above.
 */
export function ownRoute(router: AnyRouter, pathname: string): AnyRoute | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return params["**"] ? undefined : route;
}
