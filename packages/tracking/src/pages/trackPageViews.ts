import type { ViewedPage } from "./createPageViews.ts";

interface PageLocation {
  readonly pathname: string;
  readonly searchStr: string;
}

/** What is asked of a router; TanStack Router has it. */
export interface PageRouter {
  readonly state: {
    readonly status: string;
    readonly location: PageLocation;
    readonly matches: readonly { readonly status: string }[];
  };
  readonly subscribe: (
    event: "onResolved",
    listener: (event: { readonly toLocation: PageLocation }) => void,
  ) => () => void;
}

/**
 * Reports each address that a router resolves, the present one included: not what it preloads, not the hops of a
 * redirect, and not a page that failed, which is seen once it comes.
 *
 * @param report - Calls the result of `createPageViews` with what is reported of the page.
 * @returns Stops it.
 */
export function trackPageViews(router: PageRouter, report: (page: ViewedPage) => void): () => void {
  const look = ({ pathname, searchStr }: PageLocation): void => {
    if (router.state.matches.every(({ status }) => status !== "error"))
      report({ pathname, search: searchStr });
  };
  if (router.state.status !== "pending") look(router.state.location);
  return router.subscribe("onResolved", ({ toLocation }) => look(toLocation));
}
