import { MAX_REDIRECT_CHAIN } from "./constants.ts";
import { mobilePathOf, withoutTrailingSlash } from "./paths.ts";

/** Redirects of a site's own: path → path or absolute http(s) address. Letter case of the path does not matter. */
export type SiteRedirects = Readonly<Record<string, string>>;

/** A target outside the origin; any other scheme and `//host` are refused. */
const EXTERNAL_TARGET = /^https?:\/\/[^/\\]/i;

/**
 * Follows a site's own redirects from a path to their end.
 *
 * @param pathname - Mobile path, without trailing slash.
 * @param redirects - The site's redirects.
 * @param knownPath - Whether a path has a page.
 * @returns The last target, a page of this origin or an absolute address; `null` where none applies, where they form
 *   a circle, or where they end at no page.
 */
export function followRedirects(
  pathname: string,
  redirects: SiteRedirects,
  knownPath: (path: string) => boolean,
): string | null {
  let path = pathname;
  let target: string | null = null;
  for (let step = 0; step < MAX_REDIRECT_CHAIN; step += 1) {
    const next = targetOf(path, redirects);
    if (next === null) return knownPath(path) ? target : null;
    if (EXTERNAL_TARGET.test(next)) return next;
    const local = localTarget(next);
    if (local === null) return null;
    target = local;
    path = withoutTrailingSlash(new URL(local, "http://local.invalid").pathname);
  }
  return null;
}

function targetOf(path: string, redirects: SiteRedirects): string | null {
  const wanted = path.toLowerCase();
  const entry = Object.entries(redirects).find(
    ([from]) => withoutTrailingSlash(from).toLowerCase() === wanted,
  );
  return entry?.[1] ?? null;
}

/** A target of this origin with its mobile path, `null` for one that could name another host. */
function localTarget(target: string): string | null {
  if (!/^\/(?![/\\])/.test(target)) return null;
  const { pathname, search, hash } = new URL(target, "http://local.invalid");
  return pathname.startsWith("//") ? null : `${mobilePathOf(pathname)}${search}${hash}`;
}
