import { useCallback, useEffect, useState, type RefObject } from "react";
import { useLatest } from "../internal/useLatest.ts";
import { useReducedMotion } from "../internal/useReducedMotion.ts";

/** Whether the carousel moves by itself, and the reader's switch. */
export interface Autoplay {
  readonly playing: boolean;
  readonly toggle: () => void;
}

const RESTING_EVENTS = ["pointerenter", "focusin", "touchstart"] as const;
const RESUMING_EVENTS = ["pointerleave", "focusout", "touchend"] as const;

/**
 * Calls `next` every `interval` milliseconds while the carousel is in view, nobody touches it and motion is welcome.
 *
 * @param interval - Milliseconds, or `undefined` for a carousel that never moves by itself.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  interval: number | undefined,
  next: () => void,
): Autoplay {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const wanted = choice ?? !reduced;
  const [resting, setResting] = useState(true);
  const advance = useLatest(next);
  useEffect(() => {
    const element = root.current;
    if (element === null || interval === undefined) return undefined;
    const rest = (): void => {
      setResting(true);
    };
    // Of a mouse that leaves or a finger that is lifted, the reader by keyboard knows nothing.
    const resume = (): void => {
      setResting(element.querySelector(":focus-visible") !== null);
    };
    const observer = new IntersectionObserver(([entry]) => {
      (entry?.isIntersecting === true ? resume : rest)();
    });
    observer.observe(element);
    for (const name of RESTING_EVENTS) element.addEventListener(name, rest, { passive: true });
    for (const name of RESUMING_EVENTS) element.addEventListener(name, resume, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of RESTING_EVENTS) element.removeEventListener(name, rest);
      for (const name of RESUMING_EVENTS) element.removeEventListener(name, resume);
    };
  }, [root, interval]);
  useEffect(() => {
    if (interval === undefined || !wanted || resting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) advance.current();
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [interval, wanted, resting, advance]);
  const toggle = useCallback(() => {
    setChoice(!wanted);
  }, [wanted]);
  return { playing: interval !== undefined && wanted, toggle };
}
