import { hashTarget } from "./perform-scroll.ts";

/** Milliseconds from a page's rendering until its title is said: the region has to be seen empty before. */
export const ANNOUNCE_DELAY_MS = 100;

/** Keeps the live region out of sight but in the accessibility tree. */
const OUT_OF_SIGHT =
  "position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

/**
 * Moves focus to what a navigation leads to: the link in view that led away, the hash target, else the page's heading,
 * else its main part. The window stays where it is.
 *
 * @param hash - Fragment without `#`, empty for none.
 * @param left - Path and query of the page that is gone back from, where the window is back at its place.
 */
export function focusPage(document: Document, hash: string, left?: string): void {
  const target =
    linkInView(document, left) ??
    hashTarget(document, hash) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector<HTMLElement>("main");
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function linkInView(document: Document, to: string | undefined): HTMLElement | undefined {
  if (to === undefined) return undefined;
  return [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find((link) => {
    if (link.pathname + link.search !== to) return false;
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/**
 * Makes the region in which a screen reader hears of a new page; it must be there before the first text.
 *
 * @returns Says the document's title once it is written.
 */
export function createPageAnnouncer(document: Document): () => void {
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.dataset["pageAnnouncer"] = "";
  region.style.cssText = OUT_OF_SIGHT;
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    // A document that was drawn anew has lost it.
    if (!region.isConnected) document.body.append(region);
    region.textContent = "";
    timer = setTimeout(() => {
      region.textContent = document.title;
    }, ANNOUNCE_DELAY_MS);
  };
}
