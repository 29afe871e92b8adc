import { useEffect, type RefObject } from "react";
import { freeLift } from "./freeLift.ts";

/** After so long without a scroll event the page is at rest; `scrollend` is too young. */
const REST_MS = 150;

/** Takes a group away while the page moves, and shows it at rest in the lowest place that covers nothing, if there is one. */
export function useFreePlace(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current;
    if (element === null) return undefined;
    let lifted = 0;
    let rest = 0;
    const place = (): void => {
      const lift = freeLift(element, lifted);
      lifted = lift ?? 0;
      element.style.setProperty("--el-floating-bubble-lift", `${lifted}px`);
      element.toggleAttribute("data-gone", lift === null);
      element.toggleAttribute("data-placed", true);
    };
    const placeSoon = (): void => {
      clearTimeout(rest);
      rest = window.setTimeout(place, REST_MS);
    };
    const move = (): void => {
      element.toggleAttribute("data-gone", true);
      placeSoon();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", move, { passive: true, signal });
    addEventListener("resize", placeSoon, { signal });
    // It glides to its place above a bar.
    element.addEventListener("transitionend", placeSoon, { signal });
    const observer = new ResizeObserver(placeSoon);
    observer.observe(document.body);
    return () => {
      listening.abort();
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [group]);
}
