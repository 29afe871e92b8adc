import type { AnyRouter } from "@tanstack/react-router";

/**
 * Lets the router answer clicks on plain links to its own routes. Links of components and of article texts are
 * ordinary anchors, so they work before hydration and without JavaScript; everything the router does not know, and
 * every click with a modifier, is left to the browser.
 */
export function interceptLinks(router: AnyRouter): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return;
    if (anchor.dataset["navigation"] === "document") return;
    const url = new URL(anchor.href);
    if (url.origin !== location.origin) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    if (!isOwnRoute(router, url.pathname)) return;
    event.preventDefault();
    void router.navigate({ href: url.pathname + url.search + url.hash });
  });
}

function isOwnRoute(router: AnyRouter, pathname: string): boolean {
  const [, , foundRoute] = router.getMatchedRoutes(pathname);
  return foundRoute !== undefined;
}
