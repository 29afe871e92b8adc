import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import type { ChunkErrors } from "../version/chunk-errors.ts";
import type { FullLoad } from "../version/full-load.ts";

/**
 * Loads a page anew whose modules could not be loaded, at the target of the navigation that needs them: most often a
 * newer release has replaced them. What fails while fetching ahead changes nothing, and what the guard refuses to load
 * again fails as the page's error.
 */
export function guardChunks(router: AnyRouter, errors: ChunkErrors, fullLoad: FullLoad): void {
  router.subscribe("onBeforeNavigate", errors.clear);
  for (const route of Object.values(router.routesById) as AnyRoute[]) {
    const guarded = <Result>(loading: Promise<Result>): Promise<Result> =>
      loading.catch((error: unknown) => {
        const leaves = errors.has(error) && isAwaited(router, route) && fullLoad(router.latestLocation.href);
        // The new document takes over: until it comes the old page stays.
        if (leaves) return new Promise(() => {});
        throw error;
      });
    const { lazyFn } = route;
    if (lazyFn) route.lazyFn = () => guarded(lazyFn());
    const { loader } = route.options;
    if (typeof loader === "function")
      route.options.loader = (context: Parameters<typeof loader>[0]) =>
        guarded((async () => (await loader(context)) as unknown)());
  }
}

/** Whether a navigation under way leads to a route. */
function isAwaited(router: AnyRouter, route: AnyRoute): boolean {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  return router.state.status === "pending" && routes.includes(route);
}
