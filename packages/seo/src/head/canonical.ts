import { LANGUAGES, MOBILE_PREFIX } from "@wesdom/facts";
import { absoluteUrl, originOf } from "../internal/address.ts";

/** Addresses that show the home page of a language, each with the one that stands for all of them. */
export const HOME_DUPLICATES: Readonly<Record<string, string>> = {
  [MOBILE_PREFIX]: LANGUAGES.zh.indexPath,
  ...Object.fromEntries(Object.values(LANGUAGES).map(({ indexPath }) => [`${indexPath}/home`, indexPath])),
};

/** Query values that select the content of a page; empty and undefined ones do not count. */
export type ContentQuery = Readonly<Record<string, string | undefined>>;

/** What decides the canonical address of a page. */
export interface CanonicalInput {
  /** Origin of the mobile site, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Path of the page; query and hash are ignored. */
  readonly path: string;
  /** Query that selects the content; nothing else of the query enters the canonical address. */
  readonly contentQuery?: ContentQuery | undefined;
  /** Origin of the desktop site; unset or empty: there is none. */
  readonly desktopOrigin?: string | undefined;
}

/**
 * The path that stands for a page: without query, hash and trailing slash, the duplicates of a home page unified.
 *
 * @param path - Path below the origin, e.g. `/m/zh-cn/home/`.
 */
export function canonicalPath(path: string): string {
  const bare = /^[^?#]*[^/?#]/.exec(path)?.[0] ?? "/";
  const duplicate = bare.toLowerCase();
  return Object.hasOwn(HOME_DUPLICATES, duplicate) ? (HOME_DUPLICATES[duplicate] ?? bare) : bare;
}

/**
 * The content-selecting query as it stands in an address: keys sorted, so that their order makes no duplicate.
 *
 * @returns `?code=a&page=2`, or an empty string.
 */
export function contentQueryString(contentQuery: ContentQuery = {}): string {
  const search = new URLSearchParams();
  // oxlint-disable-next-line unicorn/no-array-sort -- the array is our own; toSorted is missing before Safari 16
  const keys = Object.keys(contentQuery).sort();
  for (const key of keys) {
    const value = contentQuery[key];
    if (value) search.set(key, value);
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * The page's own address on the mobile site in its canonical form: what hreflang and sitemaps list.
 *
 * @throws TypeError when `origin` is not an absolute http(s) address.
 */
export function mobileUrl(input: Omit<CanonicalInput, "desktopOrigin">): string {
  return (
    absoluteUrl(originOf(input.origin), canonicalPath(input.path)) + contentQueryString(input.contentQuery)
  );
}

/**
 * The canonical address: the desktop twin where a desktop site exists, else the page itself.
 *
 * @throws TypeError when `origin` or `desktopOrigin` is not an absolute http(s) address.
 * @see https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing
 */
export function canonicalUrl(input: CanonicalInput): string {
  if (!input.desktopOrigin) return mobileUrl(input);
  const path = canonicalPath(input.path);
  const desktopPath = path.startsWith(`${MOBILE_PREFIX}/`) ? path.slice(MOBILE_PREFIX.length) : path;
  return absoluteUrl(originOf(input.desktopOrigin), desktopPath) + contentQueryString(input.contentQuery);
}
