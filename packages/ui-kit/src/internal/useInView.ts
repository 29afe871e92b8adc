import { useEffect, type RefObject } from "react";

/** Calls `entered` once, when the element first comes into view. Does nothing while `entered` is undefined. */
export function useInView(element: RefObject<Element | null>, entered: (() => void) | undefined): void {
  useEffect(() => {
    if (element.current === null || entered === undefined) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      entered();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, entered]);
}
