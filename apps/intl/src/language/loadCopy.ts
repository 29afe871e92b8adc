import type { Copy, Kit } from "virtual:copy";
import type { SiteLanguage } from "./site-language.ts";

/** What a page says, itself and by components of the kit. */
export interface PageCopy<Page extends keyof Copy> {
  readonly copy: Copy[Page];
  readonly kit: Kit;
}

/** Files of copy that are scripts of their own: what others include is part of those. */
const FILES = import.meta.glob(["../../copy/**/*.yml", "!../../copy/shared/**"]);

/** Loads the copy of a page in one language, and of that one alone. */
export async function loadCopy<Page extends keyof Copy>(
  page: Page,
  language: SiteLanguage,
): Promise<PageCopy<Page>> {
  const load = FILES[`../../copy/${page}.${language}.yml`];
  if (!load) throw new Error(`There is no copy of ${page} in ${language}.`);
  return (await load()) as PageCopy<Page>;
}
