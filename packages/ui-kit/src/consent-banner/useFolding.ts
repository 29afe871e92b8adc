import { useCallback, useEffect, useState } from "react";

/** Whether the banner is folded, how often it has been, and what opens it again. */
interface Folding {
  readonly folded: boolean;
  readonly folds: number;
  readonly unfold: () => void;
}

/** A phone on its side: the whole banner would take a third of what can be read. */
const LOW = "(orientation: landscape) and (max-height: 30em)";

const isWithin = (element: unknown): boolean =>
  element instanceof Element && element.closest(".el-consent-banner") !== null;

/**
 * Folds the banner where the page was scrolled by a screen, before it came or since, and on a low screen at once; not
 * while it has the focus. A key in it opens it again: from there it counts anew.
 */
export function useFolding(foldable: boolean): Folding {
  const [folded, setFolded] = useState(false);
  const [folds, setFolds] = useState(0);
  const [unfoldedAt, setUnfoldedAt] = useState<number | null>(null);
  const unfold = useCallback((): void => {
    setFolded(false);
    setUnfoldedAt(scrollY);
  }, []);
  useEffect(() => {
    if (!foldable) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const fold = (): void => {
      const isDue = unfoldedAt === null && matchMedia(LOW).matches;
      if (!isDue && Math.abs(scrollY - (unfoldedAt ?? 0)) < innerHeight) return;
      if (isWithin(document.activeElement)) return;
      setFolded(true);
      setFolds((times) => times + 1);
    };
    if (folded) addEventListener("keyup", ({ target }) => isWithin(target) && unfold(), { signal });
    else {
      fold();
      addEventListener("scroll", fold, { passive: true, signal });
    }
    return () => listening.abort();
  }, [foldable, folded, unfoldedAt, unfold]);
  return { folded: foldable && folded, folds, unfold };
}
