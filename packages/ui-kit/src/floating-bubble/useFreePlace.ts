import { useEffect, useState, type RefObject } from "react";
import { whatIsUnder } from "./whatIsUnder.ts";

/** Way in one direction that counts as meant, CSS pixels. */
const MEANT_PX = 24;

/**
 * Whether a group is in the way: while the page is scrolled down, where it lies over something to be tapped, and, until
 * the visitor scrolls up to look for it, where it lies over text.
 */
export function useTucked(group: RefObject<HTMLElement | null>): boolean {
  const [tucked, setTucked] = useState(false);
  useEffect(() => {
    let turnedAt = scrollY;
    let last = scrollY;
    let downwards = false;
    let read = false;
    let wanted = false;
    let frame = 0;
    const judge = (): void => {
      frame = 0;
      if (group.current === null) return;
      const under = whatIsUnder(group.current);
      setTucked(read || under.control || (under.text && !wanted));
    };
    const judgeSoon = (): void => {
      frame ||= requestAnimationFrame(judge);
    };
    const scroll = (): void => {
      if (scrollY > last !== downwards) turnedAt = last;
      downwards = scrollY > last;
      last = scrollY;
      if (scrollY <= 0) read = false;
      else if (Math.abs(scrollY - turnedAt) > MEANT_PX) {
        read = downwards;
        wanted = !downwards;
      }
      judgeSoon();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", scroll, { passive: true, signal });
    document.addEventListener("focusin", judgeSoon, { signal });
    addEventListener("resize", judgeSoon, { signal });
    // It glides to its place above a bar, and may have been judged on the way.
    group.current?.addEventListener("transitionend", judgeSoon, { signal });
    const observer = new ResizeObserver(judgeSoon);
    observer.observe(document.body);
    return () => {
      listening.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [group]);
  return tucked;
}
