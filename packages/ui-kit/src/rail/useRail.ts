import { useCallback, useEffect, useState, type RefObject } from "react";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";

/** Where a rail stands. */
export interface RailState {
  /** Share of the way behind, 0 to 1. */
  readonly progress: number;
  /** Share of the rail that is in view; 1 where everything fits. */
  readonly share: number;
  /** Moves by one item. */
  readonly step: (direction: -1 | 1) => void;
}

/** Pixels within which a rail counts as at its end. */
const END_TOLERANCE_PX = 2;

/** Follows a row that scrolls sideways. */
export function useRail(row: RefObject<HTMLElement | null>): RailState {
  const [state, setState] = useState({ progress: 0, share: 1 });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const follow = (): void => {
      const way = element.scrollWidth - element.clientWidth;
      const progress =
        way <= END_TOLERANCE_PX
          ? 0
          : element.scrollLeft >= way - END_TOLERANCE_PX
            ? 1
            : element.scrollLeft / way;
      setState({ progress, share: way <= END_TOLERANCE_PX ? 1 : element.clientWidth / element.scrollWidth });
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, [row]);
  const step = useCallback(
    (direction: -1 | 1) => {
      const element = row.current;
      const first = element?.children[0];
      if (element === null || first === undefined) return;
      const second = element.children[1] ?? first;
      const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
      element.scrollBy({
        left: direction * (width === 0 ? element.clientWidth : width),
        behavior: prefersReducedMotion() ? "instant" : "smooth",
      });
    },
    [row],
  );
  return { ...state, step };
}
