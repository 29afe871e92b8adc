import type { AnyRouter } from "@tanstack/react-router";
import type { ViewedPage } from "../pages/createPageViews.ts";

/**
 * Reports each address that a router resolves, the present one included: not what it preloads, and not the hops of a
 * redirect.
 *
 * @param report - Calls the result of `createPageViews` with what is reported of the page.
 * @returns Stops it.
 */
export function trackPageViews(router: AnyRouter, report: (page: ViewedPage) => void): () => void {
  const look = ({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }): void =>
    report({ pathname, search: searchStr });
  if (router.state.status !== "pending") look(router.state.location);
  return router.subscribe("onResolved", ({ toLocation }) => look(toLocation));
}
