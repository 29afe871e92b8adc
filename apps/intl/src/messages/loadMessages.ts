import { routeOfPath } from "@wesdom/site-runtime";
import type { LanguageMessages, SiteLanguage } from "./language-messages.ts";

/** The language of an address of this site; an unknown one counts as English. */
export function siteLanguageOf(pathname: string): SiteLanguage {
  const known = routeOfPath(pathname)?.language;
  if (known === "ja" || known === "en") return known;
  return /^\/m\/jp(?:\/|$)/i.test(pathname) ? "ja" : "en";
}

/** Loads the copy of an address's language, and of that one alone. */
export async function loadMessages(pathname: string): Promise<LanguageMessages> {
  return siteLanguageOf(pathname) === "ja"
    ? (await import("./japanese.ts")).japanese
    : (await import("./english.ts")).english;
}
