import type { Page, PageQuery } from "@wesdom/api-client";

/** Items that one call answers at most. @see MAX_PAGE_SIZE of `@wesdom/api-client/contract` */
const MOST_OF_A_CALL = 50;

/** Highest page of an address; what lies behind is an attempt, no reader. */
const LAST_PAGE = 99;

/** A list from its start, as far as its address says. */
export interface GrownList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * The page of an address: each one shows the list from its start, so that an address shows at once what a reader saw
 * who asked for more several times.
 *
 * @param value - Of the query; anything but 1 … 99 is the first page.
 */
export function pageOfAddress(value: string | undefined): number {
  return value !== undefined && /^[1-9]\d?$/.test(value) ? Number(value) : 1;
}

/** The next page's number, `null` where the list is at its end. */
export function nextPage(page: number, shown: number, total: number): number | null {
  return shown < total && page < LAST_PAGE ? page + 1 : null;
}

/**
 * The first items of a list: one call for as many as a call may answer, further ones beside it.
 *
 * @param count - Number of items that are shown.
 * @param perPage - Items that each page adds.
 * @param read - Asks the API for one page.
 */
export async function loadGrownList<Answer extends Page<unknown>>(
  count: number,
  perPage: number,
  read: (query: Required<PageQuery>) => Promise<Answer>,
): Promise<{ readonly first: Answer; readonly list: GrownList<Answer["list"][number]> }> {
  const pageSize = Math.min(count, Math.floor(MOST_OF_A_CALL / perPage) * perPage);
  const [first, ...others] = await Promise.all(
    Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => read({ pageNum: index + 1, pageSize })),
  );
  if (!first) throw new Error("A list needs at least one item to show.");
  const items = [first, ...others].flatMap(({ list }) => list).slice(0, count);
  return { first, list: { items, total: first.total } };
}
