import { useEffect, useState, type RefObject } from "react";

/** Way in one direction that counts as meant, CSS pixels. */
const MEANT_PX = 24;

const CONTROLS = "a, button, input, select, textarea, summary, [tabindex='0']";

/** Points of a box that tell what lies under it: its corners, a little inside, and its middle. */
function pointsOf(left: number, top: number, width: number, height: number): readonly (readonly number[])[] {
  const shares = [0.1, 0.5, 0.9];
  return shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
}

/** Whether a bubble in its full place would lie over something to be tapped. */
function coversControl(group: HTMLElement): boolean {
  const { left, top } = group.getBoundingClientRect();
  return ([...group.children] as HTMLElement[]).some((bubble) =>
    pointsOf(left + bubble.offsetLeft, top + bubble.offsetTop, bubble.offsetWidth, bubble.offsetHeight)
      .flatMap(([x = 0, y = 0]) => document.elementsFromPoint(x, y))
      .some((element) => {
        const control = element.closest(CONTROLS);
        return control !== null && !group.contains(control);
      }),
  );
}

/** Whether a group is in the way: while the page is scrolled down, and where it lies over something to be tapped. */
export function useTucked(group: RefObject<HTMLElement | null>): boolean {
  const [tucked, setTucked] = useState(false);
  useEffect(() => {
    let turnedAt = scrollY;
    let last = scrollY;
    let downwards = false;
    let read = false;
    let frame = 0;
    const judge = (): void => {
      frame = 0;
      setTucked(read || (group.current !== null && coversControl(group.current)));
    };
    const judgeSoon = (): void => {
      frame ||= requestAnimationFrame(judge);
    };
    const scroll = (): void => {
      if (scrollY > last !== downwards) turnedAt = last;
      downwards = scrollY > last;
      last = scrollY;
      if (scrollY <= 0) read = false;
      else if (Math.abs(scrollY - turnedAt) > MEANT_PX) read = downwards;
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
