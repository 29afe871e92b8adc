import type { SiteLanguage } from "./language-messages.ts";

/** Copy that only one page needs, in each language: a page load fetches one of them, with the page. */
export type CopyOf<Copy> = Readonly<Record<SiteLanguage, () => Promise<Copy>>>;
