import { notFound } from "@tanstack/react-router";
import type { MAX_PAGE_SIZE, Page, PageQuery } from "@wesdom/api-client";
import { pageCount } from "./list-page.ts";
import { orNotFound } from "./or-not-found.ts";

/** Items that one call answers at most. */
const MOST_OF_A_CALL: typeof MAX_PAGE_SIZE = 50;

/** A list from its start, as far as its address says. */
export interface GrownList<Item> {
  readonly items: readonly Item[];
  /** Items there are. */
  readonly total: number;
  /** Pages it can grow to, at least 1. */
  readonly pages: number;
}

/**
 * Asks the API for a list from its start, so that an address shows at once what a reader saw who asked for more several
 * times: one call for as many items as a call may answer, further ones side by side, and none for what there is not.
 *
 * @param page - Pages the list has grown to.
 * @param perPage - Items that each page adds.
 * @param read - Asks the API for one page.
 * @returns The list, and the first answer for what comes with it.
 * @throws The router's 404 for a page that the list does not have, or a query that the API does not know.
 */
export async function loadGrownList<Answer extends Page<unknown>>(
  page: number,
  perPage: number,
  read: (query: Required<PageQuery>) => Promise<Answer>,
): Promise<{ readonly first: Answer; readonly list: GrownList<Answer["list"][number]> }> {
  const wanted = page * perPage;
  const pageSize = Math.min(wanted, Math.floor(MOST_OF_A_CALL / perPage) * perPage);
  const ask = (pageNum: number): Promise<Answer> => orNotFound(read({ pageNum, pageSize }));
  const first = await ask(1);
  const { total } = first;
  const pages = pageCount({ total, pageSize: perPage });
  if (page > pages) throw notFound();
  const calls = Math.ceil(Math.min(wanted, total) / pageSize);
  const others = await Promise.all(Array.from({ length: Math.max(0, calls - 1) }, (_, at) => ask(at + 2)));
  const items = [first, ...others].flatMap(({ list }) => list).slice(0, wanted);
  return { first, list: { items, total, pages } };
}
