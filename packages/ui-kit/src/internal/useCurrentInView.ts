import { useEffect, type RefObject } from "react";

/**
 * Brings the current one of a row that scrolls sideways to its middle, at the start and whenever another one becomes
 * current. The page itself never moves.
 *
 * @param row - What scrolls.
 * @param items - Its children, in order.
 */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  items: readonly { readonly current?: boolean | undefined }[],
): void {
  const current = items.findIndex((item) => item.current);
  useEffect(() => bringToMiddle(row.current, row.current?.children[current]), [row, current]);
}

/** Scrolls a row sideways until one of its children stands in its middle, as far as it goes. */
export function bringToMiddle(row: Element | null, child: Element | null | undefined): void {
  if (!row || !child) return;
  const { left, width } = child.getBoundingClientRect();
  const middle = left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
  row.scrollBy({ left: middle, behavior: "instant" });
}
