import type { LanguageKey } from "@wesdom/facts";
import type { SitePage } from "./site-page.ts";
import { useSaidHead } from "./useSaidHead.ts";

export type { SitePage } from "./site-page.ts";

/** Says what a page's head is made of: title, description, canonical and alternate links, share tags, structured data. */
export function useSitePageHead(language: LanguageKey, page: SitePage): void {
  useSaidHead(language, page, page.title);
}
