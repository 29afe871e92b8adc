import { useRouter, useRouterState } from "@tanstack/react-router";
import { ownRoute } from "./ownRoute.ts";

/**
 * The path of the page that is shown. The router's location is that of the next page as soon as its link is tapped: what
 * followed it would be drawn twice for each navigation, once beside the old page.
 */
export function useShownPath(): string {
  const router = useRouter();
  return useRouterState({
    select({ matches: [, page], location: { pathname } }) {
      // An address without a page has at most the nearest route above it.
      return page && ownRoute(router, pathname) ? page.pathname : pathname;
    },
  });
}
