import { useEffect, type RefObject } from "react";
import { useLatest } from "../internal/useLatest.ts";

/**
 * Calls back when the page is pressed outside an element; iOS leaves the focus where it is then.
 *
 * @param root - The element.
 * @param active - Whether to listen.
 * @param onPress - Called at each press outside.
 */
export function usePressOutside(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: PointerEvent): void => {
      if (root.current?.contains(event.target as Node) !== true) latest.current();
    };
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("pointerdown", press);
    };
  }, [active, latest, root]);
}
