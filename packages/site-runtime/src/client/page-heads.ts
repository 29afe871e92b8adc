import type { PageLocation } from "../page-data/page-data.ts";
import { yieldToMain } from "./when-quiet.ts";

/** What of a head is of one page. Its title is written with the page. */
const OF_A_PAGE = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** The heads of the pages of a visit. */
export interface PageHeads {
  /** Has the document's head be that of a page. */
  readonly show: (page: PageLocation) => void;
  /** Settles once it is. */
  readonly written: () => Promise<void>;
}

/**
 * Writes the head of each page as the server made it. A page for which it made none, a search or one that failed, is
 * none for search engines.
 *
 * @param first - The page that the document came with.
 * @param load - Gets the tags of a page, `null` where there are none.
 */
export function createPageHeads(
  { head }: Document,
  first: PageLocation,
  load: (page: PageLocation) => Promise<string | null>,
): PageHeads {
  const seen = new Map<string, readonly Element[]>();
  let shown: string | null = addressOf(first);
  let wanted = shown;
  let writing = Promise.resolve();

  async function write(page: PageLocation, address: string): Promise<void> {
    // The page is painted first.
    await yieldToMain();
    const html = seen.has(address) ? null : await load(page);
    if (address !== wanted) return;
    const before = [...head.querySelectorAll(OF_A_PAGE)];
    if (shown !== null) seen.set(shown, before);
    const tags = seen.get(address) ?? (html === null ? null : parse(html));
    for (const tag of before) tag.remove();
    head.append(...(tags ?? [notIndexed(head.ownerDocument)]));
    shown = tags && address;
  }

  return {
    show(page) {
      const address = addressOf(page);
      wanted = address;
      if (address !== shown) writing = write(page, address);
    },
    written: () => writing,
  };
}

/** Path and query. */
export function addressOf({ pathname, searchStr }: PageLocation): string {
  return pathname + searchStr;
}

function parse(html: string): readonly Element[] {
  return [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(OF_A_PAGE)];
}

function notIndexed(document: Document): Element {
  return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
}
