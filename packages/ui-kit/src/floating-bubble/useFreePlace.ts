import { useEffect, type RefObject } from "react";
import { isFree } from "./isFree.ts";

/** After so long without a scroll event the page is at rest; `scrollend` is too young. */
const REST_MS = 150;

/** Takes a group away while the page moves, and shows it at rest where its place is free. */
export function useFreePlace(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current;
    if (element === null) return undefined;
    let rest = 0;
    const look = (): void => {
      element.toggleAttribute("data-gone", !isFree(element));
      element.toggleAttribute("data-placed", true);
    };
    const lookSoon = (): void => {
      clearTimeout(rest);
      rest = window.setTimeout(look, REST_MS);
    };
    const move = (): void => {
      element.toggleAttribute("data-gone", true);
      lookSoon();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", move, { passive: true, signal });
    addEventListener("resize", lookSoon, { signal });
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.body);
    return () => {
      listening.abort();
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [group]);
}
