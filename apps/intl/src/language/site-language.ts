import { routeOfPath } from "@wesdom/site-runtime";

/** Languages of this site. */
export type SiteLanguage = "en" | "ja";

/** The language of an address of this site; an unknown one counts as English. */
export function siteLanguageOf(pathname: string): SiteLanguage {
  const known = routeOfPath(pathname)?.language;
  if (known === "ja" || known === "en") return known;
  return /^\/m\/jp(?:\/|$)/i.test(pathname) ? "ja" : "en";
}
