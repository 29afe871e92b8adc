const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Schemes that would run script or show foreign content under the site's name. */
const REFUSED = /^(?:blob|data|javascript|vbscript):/i;

/** Whether a target leaves the site: an absolute or protocol-relative address. */
export function isExternal(href: string): boolean {
  return ABSOLUTE.test(href.trim());
}

/** Whether a target is handled outside the page: `tel:`, `mailto:`, `weixin:` … */
export function hasScheme(href: string): boolean {
  return SCHEME.test(href.trim());
}

/** The target itself, or `undefined` for a scheme that must not be followed. */
export function safeHref(href: string): string | undefined {
  // Browsers drop control characters in an address before they read its scheme.
  // oxlint-disable-next-line no-control-regex
  const plain = href.replaceAll(/[\u0000-\u0020]/g, "");
  return REFUSED.test(plain) ? undefined : href;
}
