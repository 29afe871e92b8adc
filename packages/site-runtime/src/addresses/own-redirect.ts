import { routeOfPath } from "../routes/route-table.ts";
import { followRedirects, type SiteRedirects } from "./follow-redirects.ts";
import { withoutTrailingSlash } from "./paths.ts";

/**
 * Where a site's own redirects lead an address, as the address table has it: query and hash go along unless the target
 * has its own. Loaded in the browser by a build that has redirects, and by no other.
 *
 * @param url - The whole address asked for.
 * @returns A path with query and hash or an absolute address; `null` where the address stays.
 */
export function ownRedirect(url: URL, redirects: SiteRedirects): string | null {
  const target = followRedirects(withoutTrailingSlash(url.pathname), redirects, knownPath);
  return target === null ? null : keepQuery(target, url);
}

function knownPath(path: string): boolean {
  return routeOfPath(path) !== undefined;
}

/** A target with the query and hash of the address that leads there, unless it has its own. */
export function keepQuery(target: string, { search, hash }: Pick<URL, "search" | "hash">): string {
  const [beforeHash = "", ownHash] = target.split("#", 2);
  const query = beforeHash.includes("?") ? "" : search;
  const fragment = ownHash === undefined ? hash : `#${ownHash}`;
  return `${beforeHash}${query}${fragment}`;
}
