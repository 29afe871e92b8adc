import { notFound } from "@tanstack/react-router";

/** Shape of the key `page`. */
export const PAGE_NUMBER: RegExp = /^[1-9]\d{0,4}$/;

/**
 * The page of a list that an address asks for.
 *
 * @param page - Value of the key `page`; absent: the first page.
 * @returns 1 for the first page.
 * @throws The router's 404 for what is no page number.
 */
export function listPage(page: string | undefined): number {
  if (page === undefined) return 1;
  if (!PAGE_NUMBER.test(page)) throw notFound();
  return Number(page);
}

/** What is known of a page of a list. */
interface Paged {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Number of pages of a list, at least 1. */
export function pageCount({ total, pageSize }: Pick<Paged, "total" | "pageSize">): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Passes a page of a list on. @throws The router's 404 for a page behind the last one. */
export function withinList<List extends Paged>(list: List): List {
  if (list.pageNum > pageCount(list)) throw notFound();
  return list;
}

/** Value of the key `page` for a page number: the first page needs none. */
export function pageKey(page: number): number | undefined {
  return page > 1 ? page : undefined;
}
