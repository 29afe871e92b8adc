import { useEffect, useState, type RefObject } from "react";

/** Way in one direction that counts as meant, CSS pixels. */
const MEANT_PX = 24;

function covers(group: Element, focused: Element | null): boolean {
  if (focused === null || focused === document.body || group.contains(focused)) return false;
  const one = group.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a group is in the way: while the page is scrolled down, or where it lies over what has the focus. */
export function useTucked(group: RefObject<HTMLElement | null>): boolean {
  const [tucked, setTucked] = useState(false);
  useEffect(() => {
    let turnedAt = scrollY;
    let last = scrollY;
    let downwards = false;
    const scroll = (): void => {
      if (scrollY > last !== downwards) turnedAt = last;
      downwards = scrollY > last;
      last = scrollY;
      if (scrollY <= 0) setTucked(false);
      else if (Math.abs(scrollY - turnedAt) > MEANT_PX) setTucked(downwards);
    };
    const focus = (): void => {
      if (group.current !== null && covers(group.current, document.activeElement)) setTucked(true);
    };
    addEventListener("scroll", scroll, { passive: true });
    document.addEventListener("focusin", focus);
    return () => {
      removeEventListener("scroll", scroll);
      document.removeEventListener("focusin", focus);
    };
  }, [group]);
  return tucked;
}
