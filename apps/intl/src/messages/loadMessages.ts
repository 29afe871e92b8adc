import { routeOfPath } from "@wesdom/site-runtime";
import type { KitLocale } from "@wesdom/ui-kit/locale";
import type { Messages } from "./messages.ts";

/** Languages of this site. */
export type SiteLanguage = "en" | "ja";

/** A language with its copy. */
export interface LanguageMessages {
  readonly language: SiteLanguage;
  readonly messages: Messages;
  /** The few texts that components of the kit have of their own. */
  readonly kit: KitLocale;
}

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
