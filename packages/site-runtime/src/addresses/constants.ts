import { LANGUAGES, MOBILE_PREFIX } from "@wesdom/facts";

export { MOBILE_PREFIX } from "@wesdom/facts";

/** Paths without the mobile prefix under which a language lies on the desktop site: `/zh-cn`, `/en-us`, `/jp`. */
export const DESKTOP_LANGUAGE_PREFIXES: readonly string[] = Object.values(LANGUAGES).map(({ indexPath }) =>
  indexPath.slice(MOBILE_PREFIX.length),
);

/** HTTP status of every redirect: where an address leads depends on the device, so none of them is permanent. */
export const REDIRECT_STATUS = 302;

/** Query key, and name of the session cookie, by which a desktop browser asks for the mobile pages. */
export const VIEW_KEY = "view";

/** Value of {@link VIEW_KEY} that asks for them. */
export const VIEW_MOBILE = "mobile";

/** How many of a site's own redirects are followed at once; a longer chain counts as a mistake and is ignored. */
export const MAX_REDIRECT_CHAIN = 8;
