import { useLayoutEffect, type RefObject } from "react";

const STOPS = "a[href], button, input, select, textarea, iframe, [tabindex='0']";

function judge(element: HTMLElement): void {
  const overflows = element.scrollHeight > element.clientHeight + 1;
  if (overflows && element.querySelector(STOPS) === null) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

/**
 * Lets keys scroll what would otherwise scroll by finger alone: a region that overflows and holds nothing to be focused
 * becomes a stop of its own.
 */
export function useScrollStop(region: RefObject<HTMLElement | null>, active: boolean): void {
  // With the commit that opens it, which lays it out for the focus anyway: nobody meets it without its stop.
  useLayoutEffect(() => {
    const element = region.current;
    if (!active || element === null) return undefined;
    judge(element);
    const observer = new ResizeObserver(() => {
      judge(element);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, [region, active]);
}
