import { useEffect, type RefObject } from "react";

/**
 * Brings the current one of a row that scrolls sideways to its middle, at the start and whenever another one becomes
 * current. The page itself never moves.
 *
 * @param row - What scrolls.
 * @param current - Place of the current one among its children, -1 for none.
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const element = row.current;
    const target = element?.children[current];
    if (element === null || target === undefined) return;
    const { left, width } = target.getBoundingClientRect();
    const middle = left + width / 2 - element.getBoundingClientRect().left - element.clientWidth / 2;
    element.scrollTo({ left: element.scrollLeft + middle, behavior: "instant" });
  }, [row, current]);
}
