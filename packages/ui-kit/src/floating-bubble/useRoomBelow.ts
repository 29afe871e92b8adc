import { useEffect, type RefObject } from "react";

/** Keeps a group above the consultation bar, which may come and go with the page: the height of the body shows it. */
export function useRoomBelow(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const bar = document.querySelector<HTMLElement>(".el-consult-bar")?.offsetHeight ?? 0;
      element.style.setProperty("--el-floating-bubble-bar", `${bar}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [group]);
}
