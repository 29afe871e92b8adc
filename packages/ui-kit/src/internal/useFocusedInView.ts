import { useEffect, type RefObject } from "react";

/**
 * Scrolls a row sideways until the one of its children that gets the focus by keyboard stands whole between its
 * paddings: of what is partly in view a browser shows no more. The page itself never moves.
 *
 * @param row - What scrolls.
 */
export function useFocusedInView(row: RefObject<HTMLElement | null>): void {
  // The listener goes with its element.
  useEffect(() => row.current?.addEventListener("focusin", show), [row]);
}

function show(event: FocusEvent): void {
  const [row, focused] = [event.currentTarget as HTMLElement, event.target as HTMLElement];
  const place = Array.from(row.children)
    .find((child) => child.contains(focused))
    ?.getBoundingClientRect();
  if (place === undefined || !focused.matches(":focus-visible")) return;
  const room = row.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(row).paddingLeft);
  const before = place.left - room.left - padding;
  const after = place.right - room.right + padding;
  row.scrollBy({ left: Math.min(before, Math.max(after, 0)), behavior: "instant" });
}
