import { withoutPhraseBreaks, type LanguageKey } from "@wesdom/facts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { useSiteEnvironment } from "./site-context.tsx";
import type { SaidPage } from "./site-page.ts";

/**
 * Hands what a page says of itself to whoever makes its head, which is the server. In the browser the page writes its
 * title alone, for as long as it is shown, and the first one marks the document as hydrated.
 */
export function useSaidHead(language: LanguageKey, said: SaidPage["said"], pageTitle: string): void {
  const { settings, origin } = useSiteEnvironment();
  useRouter().options.context.sayHead?.({ said, surroundings: { language, settings, origin } });
  const title = withoutPhraseBreaks(pageTitle);
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
