import type { Settings } from "../env.ts";

/** What browsers drop or read as a slash; no address that is meant holds any of it. */
// oxlint-disable-next-line no-control-regex -- control characters are what is meant
const TRICKS = /[\s\\\u0000-\u0020\u007F-\u009F]/;

/** Stands for the site where its origin is not set. */
const SITE = "http://site.invalid";

/**
 * Where the customer centre may lead on to: a path of the site, or an address on one of its hosts, the customer
 * centre's or one that was set. Over http only where the site itself is.
 *
 * @returns The address as a browser reads it, or `undefined` for anything else.
 */
export function allowedRedirect(
  redirect: string,
  { publicOrigin, desktopOrigin, centre }: Pick<Settings, "publicOrigin" | "desktopOrigin" | "centre">,
): string | undefined {
  if (TRICKS.test(redirect)) return undefined;
  if (redirect.startsWith("/")) return ownPath(redirect, publicOrigin);
  const url = /^https?:\/\/[^/]/i.test(redirect) ? URL.parse(redirect) : null;
  if (url?.username !== "" || url.password !== "") return undefined;
  const origins = [publicOrigin, desktopOrigin, centre.url].map((one) => URL.parse(one)?.origin);
  const isSet = url.protocol === "https:" && centre.redirectHosts.includes(url.host);
  return origins.includes(url.origin) || isSet ? url.href : undefined;
}

function ownPath(path: string, publicOrigin: string): string | undefined {
  const url = URL.parse(path, SITE);
  // Dots that are taken out can leave two slashes, which would name a host.
  if (url?.origin !== SITE || url.pathname.startsWith("//")) return undefined;
  return `${publicOrigin}${url.pathname}${url.search}${url.hash}`;
}
