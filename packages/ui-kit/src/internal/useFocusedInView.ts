import { useEffect, type RefObject } from "react";
import { bringToMiddle } from "./useCurrentInView.ts";

/**
 * Brings that of a row's items which gets the focus by keyboard to its middle: of one that is partly in view a browser
 * shows no more. The page itself never moves.
 *
 * @param row - What scrolls, a list.
 */
export function useFocusedInView(row: RefObject<HTMLElement | null>): void {
  // The listener goes with its element.
  useEffect(() => row.current?.addEventListener("focusin", show), [row]);
}

function show({ currentTarget, target }: FocusEvent): void {
  const focused = target as Element;
  if (focused.matches(":focus-visible")) bringToMiddle(currentTarget as Element, focused.closest("li"));
}
