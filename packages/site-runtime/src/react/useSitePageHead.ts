import type { LanguageKey } from "@wesdom/facts";
import type { StructuredRecord } from "@wesdom/seo";
import { usePageHead } from "@wesdom/seo/react";
import { useContext, useMemo } from "react";
import { HeadContext } from "./head-context.ts";
import { useSiteEnvironment } from "./site-context.tsx";
import { headSite, sitePageHead, type SitePage } from "./sitePageHead.ts";

export type { SitePage } from "./sitePageHead.ts";

/**
 * Writes a page's head: title, description, canonical and alternate links, share tags, structured data. What the page
 * says of itself is compared by its content, so it may be a new object at each render.
 */
export function useSitePageHead(language: LanguageKey, page: SitePage): void {
  const { settings, origin } = useSiteEnvironment();
  const { structuredData, ...plain } = page;
  const records = structuredData?.(headSite(plain, { language, settings, origin })) ?? [];
  const content = JSON.stringify([plain, records]);
  const head = useMemo(() => {
    const [said, data] = JSON.parse(content) as [SitePage, readonly StructuredRecord[]];
    return sitePageHead(said, data, { language, settings, origin });
  }, [language, content, settings, origin]);
  usePageHead(head, useContext(HeadContext));
}
