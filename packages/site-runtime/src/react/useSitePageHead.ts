import type { LanguageKey } from "@wesdom/facts";
import { useContext, useEffect, useMemo, useRef } from "react";
import { HeadContext, type HeadEntry } from "./head-context.ts";
import { headSite, type SaidPage, type SitePage } from "./site-page.ts";
import { useSiteEnvironment } from "./site-context.tsx";

export type { SitePage } from "./site-page.ts";

/**
 * Writes a page's head: title, description, canonical and alternate links, share tags, structured data. What the page
 * says of itself is compared by its content, so it may be a new object at each render.
 */
export function useSitePageHead(language: LanguageKey, page: SitePage): void {
  const { settings, origin } = useSiteEnvironment();
  const { structuredData, ...plain } = page;
  const records = structuredData?.(headSite(plain, { language, settings, origin })) ?? [];
  const content = JSON.stringify({ page: plain, records });
  const said = useMemo(
    (): SaidPage => ({
      ...(JSON.parse(content) as Pick<SaidPage, "page" | "records">),
      surroundings: { language, settings, origin },
    }),
    [language, content, settings, origin],
  );
  const head = useContext(HeadContext);
  const latest = useRef(said);
  const entry = useRef<HeadEntry | null>(null);
  if (head?.ssr) head.push(said);
  useEffect(() => {
    latest.current = said;
    entry.current?.patch(said);
  }, [said]);
  useEffect(() => {
    entry.current = head?.push(latest.current) ?? null;
    return () => {
      entry.current?.dispose();
      entry.current = null;
    };
  }, [head]);
}
