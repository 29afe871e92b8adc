import { withoutPhraseBreaks, type LanguageKey } from "@wesdom/facts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { headSite, type SitePage } from "./site-page.ts";
import { useSiteEnvironment } from "./site-context.tsx";

export type { SitePage } from "./site-page.ts";

/**
 * Says what a page's head is made of: title, description, canonical and alternate links, share tags, structured data.
 * The server makes it; in the browser the page writes its title alone, for as long as it is shown, and the first one
 * marks the document as hydrated.
 */
export function useSitePageHead(language: LanguageKey, page: SitePage): void {
  const { settings, origin } = useSiteEnvironment();
  const { sayHead } = useRouter().options.context;
  if (sayHead) {
    const { structuredData, ...plain } = page;
    const surroundings = { language, settings, origin };
    sayHead({ page: plain, records: structuredData?.(headSite(plain, surroundings)) ?? [], surroundings });
  }
  const title = withoutPhraseBreaks(page.title);
  useLayoutEffect(() => {
    const below = document.title;
    document.title = title;
    return () => {
      document.title = below;
    };
  }, [title]);
  useEffect(markHydrated, []);
}

/** Tells style sheets and tests that the page answers to scripts now: it is hydrated after the document around it. */
function markHydrated(): void {
  const { dataset } = document.documentElement;
  if (dataset["hydrated"]) return;
  dataset["hydrated"] = "true";
  performance.mark("site:hydrated");
}
