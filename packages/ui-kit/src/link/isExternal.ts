const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Schemes that would run script or show foreign content under the site's name. */
const REFUSED = /^(?:blob|data|javascript|vbscript):/i;

/** Browsers drop control characters and spaces in an address before they read its scheme. */
function plain(href: string): string {
  // oxlint-disable-next-line no-control-regex
  return href.replaceAll(/[\u0000-\u0020]/g, "");
}

/** Whether a target leaves the site: an absolute or protocol-relative address. */
export function isExternal(href: string): boolean {
  return ABSOLUTE.test(plain(href));
}

/** Whether a target is handled outside the page: `tel:`, `mailto:`, `weixin:` … */
export function hasScheme(href: string): boolean {
  return SCHEME.test(plain(href));
}

/** The target itself, or `undefined` for a scheme that must not be followed. */
export function safeHref(href: string): string | undefined {
  return REFUSED.test(plain(href)) ? undefined : href;
}
