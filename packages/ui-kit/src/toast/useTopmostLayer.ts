import { useLayoutEffect, type RefObject } from "react";

function topmostModal(): HTMLElement | null {
  const open = [...document.querySelectorAll<HTMLElement>("dialog[data-el-modal][open]")];
  return open.reduce<HTMLElement | null>(
    (top, dialog) =>
      top === null || Number(dialog.dataset["elModal"]) > Number(top.dataset["elModal"]) ? dialog : top,
    null,
  );
}

/**
 * Keeps an element where it can be seen and heard: a modal dialog lies above every z-index and makes the rest of the page
 * inert, so the element moves into the topmost one, and back home when it closes.
 *
 * @param home - Where it belongs.
 */
export function useTopmostLayer(
  element: RefObject<HTMLElement | null>,
  home: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const moved = element.current;
    const base = home.current;
    if (moved === null || base === null) return undefined;
    const place = (): void => {
      const target = topmostModal() ?? base;
      if (moved.parentElement !== target) target.append(moved);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      base.append(moved);
    };
  }, [element, home]);
}
