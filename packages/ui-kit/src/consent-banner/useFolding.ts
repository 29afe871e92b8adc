import { useEffect, useState } from "react";

/** Whether the banner is folded, how often it has been, and what opens it again. */
interface Folding {
  readonly folded: boolean;
  readonly folds: number;
  readonly unfold: () => void;
}

const isWithin = (element: unknown): boolean =>
  element instanceof Element && element.closest(".el-consent-banner") !== null;

/** Folds the banner once a screen was scrolled past it, not while it has the focus; a key in it opens it again. */
export function useFolding(foldable: boolean): Folding {
  const [folded, setFolded] = useState(false);
  const [folds, setFolds] = useState(0);
  useEffect(() => {
    if (!foldable) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const start = scrollY;
    const fold = (): void => {
      if (Math.abs(scrollY - start) < innerHeight || isWithin(document.activeElement)) return;
      setFolded(true);
      setFolds((times) => times + 1);
    };
    if (folded) addEventListener("keyup", ({ target }) => isWithin(target) && setFolded(false), { signal });
    else addEventListener("scroll", fold, { passive: true, signal });
    return () => listening.abort();
  }, [foldable, folded]);
  return { folded: foldable && folded, folds, unfold: () => setFolded(false) };
}
