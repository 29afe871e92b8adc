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
  useEffect(() => {
    const element = row.current;
    const target = element?.children[current];
    if (element === null || target === undefined) return;
    const { left, width } = target.getBoundingClientRect();
    const middle = left + width / 2 - element.getBoundingClientRect().left - element.clientWidth / 2;
    element.scrollTo({ left: element.scrollLeft + middle, behavior: "instant" });
  }, [row, current]);
}
