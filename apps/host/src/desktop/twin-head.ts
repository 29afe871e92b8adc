import { html, raw, type Html } from "../documents/html.ts";

const TITLE = /<title[^>]*>([\s\S]*?)<\/title>/i;
/** What stands in quotes may hold a `>`. */
const TAG = /<(?:meta|link)\b(?:[^>"]|"[^"]*")*>/gi;
const SHARED = /\b(?:property="(?:og|article):|name="(?:description|keywords|twitter:)|rel="canonical")/i;

/** What a share crawler reads of a page. */
export interface TwinHead {
  readonly title: string;
  /** Description, Open Graph, Twitter and canonical tags, as they stand in the page. */
  readonly tags: Html;
}

/** Takes title and share tags out of a rendered page's head, `null` where it has no title. */
export function twinHeadOf(document: string): TwinHead | null {
  const [head = ""] = document.split(/<\/head>/i, 1);
  const title = TITLE.exec(head)?.[1];
  if (title === undefined) return null;
  const tags = [...head.matchAll(TAG)].map(([tag]) => tag).filter((tag) => SHARED.test(tag));
  return { title, tags: raw(tags.join("")) };
}

/** Share tags of a page that could not be had: the brand alone. */
export function brandHead(brand: string): TwinHead {
  return { title: brand, tags: html`<meta property="og:title" content="${brand}" />` };
}
