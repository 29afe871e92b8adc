const HTTP_URL = /^https?:\/\//i;
// URL parsers skip these, so that "/\t/elsewhere.example" would name another host.
const IGNORED_BY_URL_PARSER = /[\t\n\r]/g;
const LEADING_SLASHES = /^[/\\]+/;

/** Whether an address is an absolute http one; `URL.canParse` came to Chrome with 120 and to Safari with 17. */
export function isHttpUrl(address: string): boolean {
  try {
    return HTTP_URL.test(address) && Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * The origin of an absolute http address.
 *
 * @throws TypeError when the address is relative or not http: a relative canonical or share picture is worse than
 * none, so it must not reach a page unnoticed.
 */
export function originOf(address: string): string {
  if (!isHttpUrl(address)) {
    throw new TypeError(
      `An origin must be an absolute http(s) address such as "https://www.example.com", got "${address}". ` +
        "Search engines and share cards ignore relative addresses; pass the public origin or that of the request.",
    );
  }
  return new URL(address).origin;
}

/**
 * An absolute address: absolute http ones stay as they are, everything else is a path of the origin.
 *
 * Leading slashes are collapsed, so that no path can name another host (`//elsewhere.example`).
 *
 * @throws TypeError when an absolute address is malformed.
 */
export function absoluteUrl(origin: string, address: string): string {
  if (HTTP_URL.test(address)) return new URL(address).href;
  const path = address.replace(IGNORED_BY_URL_PARSER, "").replace(LEADING_SLASHES, "");
  return new URL(`/${path}`, origin).href;
}
