import { useEffect, type RefObject } from "react";

/** Height a keyboard takes off the bottom of the layout viewport, CSS pixels; 0 while the page is zoomed. */
export function keyboardInset(): number {
  const viewport = window.visualViewport;
  if (viewport === null || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop));
}

/**
 * Lifts a layer at the bottom edge above the keyboard: writes its height into a variable of the element, and keeps the
 * focused field in sight.
 */
export function useKeyboardInset(layer: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = layer.current;
    if (!active || viewport === null || element === null) return undefined;
    const follow = (): void => {
      element.style.setProperty("--el-popup-keyboard", `${keyboardInset()}px`);
      if (element.contains(document.activeElement))
        document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    viewport.addEventListener("resize", follow);
    viewport.addEventListener("scroll", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      viewport.removeEventListener("scroll", follow);
      element.style.removeProperty("--el-popup-keyboard");
    };
  }, [layer, active]);
}
