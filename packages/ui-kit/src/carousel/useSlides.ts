import { useCallback, useEffect, useState, type RefObject } from "react";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";
import { useLatest } from "../internal/useLatest.ts";

/** The slide in view, and how to bring another one there. */
export interface Slides {
  readonly index: number;
  readonly show: (index: number) => void;
}

/** Follows the strip's scrolling: the slide whose start is nearest to the strip's start is the shown one. */
export function useSlides(
  strip: RefObject<HTMLElement | null>,
  onChange: ((index: number) => void) | undefined,
): Slides {
  const [index, setIndex] = useState(0);
  const notify = useLatest(onChange);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    let shown = 0;
    const follow = (): void => {
      const start = element.getBoundingClientRect().left;
      const distances = [...element.children].map((slide) =>
        Math.abs(slide.getBoundingClientRect().left - start),
      );
      const nearest = distances.indexOf(Math.min(...distances));
      if (nearest === shown || nearest === -1) return;
      shown = nearest;
      setIndex(nearest);
      notify.current?.(nearest);
    };
    // It may have been swiped before hydration. The observer's first call comes when the page is laid out.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, [strip, notify]);
  const show = useCallback(
    (target: number) => {
      const element = strip.current;
      const slide = element?.children[target];
      if (element === null || slide === undefined) return;
      const left =
        element.scrollLeft + slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
      element.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    },
    [strip],
  );
  return { index, show };
}
