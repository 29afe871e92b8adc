import { useEffect, type RefObject } from "react";

/** Between the group and what lies above or below it, CSS pixels. */
const GAP_PX = 16;

/**
 * Keeps a group above the consultation bar, and the link to the top above the group. The bar may come and go with the
 * page, which shows in the height of the body.
 */
export function useRoomBelow(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current;
    if (element === null) return undefined;
    const root = document.documentElement.style;
    const measure = (): void => {
      const bar = document.querySelector<HTMLElement>(".el-consult-bar")?.offsetHeight ?? 0;
      element.style.setProperty("--el-floating-bubble-bar", `${bar}px`);
      root.setProperty("--el-back-to-top-bottom", `${bar + element.offsetHeight + GAP_PX * 2}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--el-back-to-top-bottom");
    };
  }, [group]);
}
