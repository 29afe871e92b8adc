import { DEFAULT_PAGE_SIZE, type PageQuery } from "@wesdom/api-client/contract";

/** What a paged statement needs, and what the answer repeats. */
export interface Paging {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly offset: number;
}

/** Fills in the defaults of a paged query. */
export function readPaging(query: PageQuery): Paging {
  const { pageNum = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  return { pageNum, pageSize, offset: (pageNum - 1) * pageSize };
}
