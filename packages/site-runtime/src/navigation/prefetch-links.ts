/** What the browser tells of the connection; Safari and Firefox tell nothing. */
export interface ConnectionHints {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/** Whether nothing is fetched ahead: on request of the visitor, and on 2G. */
export function isSavingConnection(connection: ConnectionHints | undefined): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** What {@link prefetchLinks} needs of its surroundings. */
export interface LinkSurroundings {
  readonly document: Document;
  /** The address of a link's page, `null` for the one that is shown and what the router does not answer. */
  readonly pageOf: (link: HTMLAnchorElement) => string | null;
  /** Fetches a page ahead. @param atOnce - Whether the visitor touches its link already. */
  readonly prefetch: (href: string, atOnce: boolean) => void;
}

const LINKS = "a[href]:not([target=_blank])";

/**
 * Fetches the page of each link that comes into view, once, through one observer, and at once that of a link that is
 * touched.
 *
 * @returns Looks for links that came since; called when the page changed.
 */
export function prefetchLinks(surroundings: LinkSurroundings): () => void {
  const { document, pageOf, prefetch } = surroundings;
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchPage(target, false);
    }
  });
  const fetchPage = (link: Element | null, atOnce: boolean): void => {
    const href = link && isLink(link) ? pageOf(link) : null;
    if (href !== null) prefetch(href, atOnce);
  };
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element) fetchPage(target.closest(LINKS), true);
  });
  return () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
}

function isLink(element: Element): element is HTMLAnchorElement {
  return element.localName === "a";
}
