import type { AnyRouter } from "@tanstack/react-router";
import { focusPage } from "../navigation/announce-page.ts";
import { ownRoute } from "../react/ownRoute.ts";
import { performScroll } from "../navigation/perform-scroll.ts";

/**
 * Lets the router answer clicks on plain links to its own routes. Links of components and of article texts are
 * ordinary anchors, so they work before hydration and without JavaScript; everything the router does not know, and
 * every click with a modifier, is left to the browser. `data-navigation="document"` leaves a link to the browser,
 * `"replace"` has it take the place of the current page in the history.
 *
 * @returns Ends it.
 */
export function interceptLinks(router: AnyRouter): () => void {
  const answer = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor) return;
    const url = routedUrl(router, anchor);
    if (!url) return;
    if (isRetry(router, url)) {
      // Offline the browser would show its own page, which does not come back by itself.
      if (!navigator.onLine) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (url.hash !== "" && url.href === location.href) {
      performScroll({ kind: "hash", id: url.hash.slice(1), samePage: true }, window);
      focusPage(document, url.hash.slice(1));
      return;
    }
    void router.navigate({
      href: url.pathname + url.search + url.hash,
      replace: anchor.dataset["navigation"] === "replace",
    });
  };
  document.addEventListener("click", answer);
  return () => document.removeEventListener("click", answer);
}

/** The address of a link that the router answers, `null` for any other. */
export function routedUrl(router: AnyRouter, anchor: HTMLAnchorElement): URL | null {
  if (!anchor.href || anchor.target || anchor.hasAttribute("download")) return null;
  if (anchor.dataset["navigation"] === "document") return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin) return null;
  return ownRoute(router, url.pathname) ? url : null;
}

/** Whether a link asks a page again that failed: a new document gives what a client cannot, such as other modules. */
function isRetry(router: AnyRouter, url: URL): boolean {
  const here = url.pathname === location.pathname && url.search === location.search;
  return here && router.state.matches.some(({ status }) => status === "error");
}
