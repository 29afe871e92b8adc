/** A page's number, or `null` where numbers are left out. */
export type PageSlot = number | null;

/** Greatest number of slots: with the two arrows they fit one line of a phone. */
export const MOST_PAGE_SLOTS = 5;

/**
 * The numbers a pagination shows: first, last and current always, the rest as room allows.
 *
 * @param page - Current page, from 1.
 * @param total - Number of pages.
 */
export function pageSlots(page: number, total: number): readonly PageSlot[] {
  if (total <= MOST_PAGE_SLOTS) return Array.from({ length: Math.max(total, 0) }, (_, at) => at + 1);
  if (page <= 3) return [1, 2, 3, null, total];
  if (page >= total - 2) return [1, null, total - 2, total - 1, total];
  return [1, null, page, null, total];
}
