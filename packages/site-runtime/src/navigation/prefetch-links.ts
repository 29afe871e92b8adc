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
  /** The path of a link's page, `null` for one that the router does not answer. */
  readonly pathOf: (link: HTMLAnchorElement) => string | null;
  /** Fetches a page ahead. */
  readonly prefetch: (path: string) => void;
  /** @default globalThis.IntersectionObserver */
  readonly Observer?: typeof IntersectionObserver;
}

/**
 * Fetches the page of each link that comes into view, once, through one observer.
 *
 * @returns Looks for links that came since; called when the page changed.
 */
export function prefetchLinks(surroundings: LinkSurroundings): () => void {
  const { document, pathOf, prefetch, Observer = IntersectionObserver } = surroundings;
  const seen = new WeakSet<Element>();
  const observer = new Observer((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = isLink(target) ? pathOf(target) : null;
      if (path !== null) prefetch(path);
    }
  });
  return () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([target=_blank])")) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
}

function isLink(element: Element): element is HTMLAnchorElement {
  return element.localName === "a";
}
