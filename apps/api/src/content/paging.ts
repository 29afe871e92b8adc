import { DEFAULT_PAGE_SIZE, type PageQuery } from "@wesdom/api-client/contract";

/** Fills in the defaults of a paged query; `offset` is for its statement, the rest is repeated by the answer. */
export function readPaging({
  pageNum = 1,
  pageSize = DEFAULT_PAGE_SIZE,
}: PageQuery): Required<PageQuery> & { readonly offset: number } {
  return { pageNum, pageSize, offset: (pageNum - 1) * pageSize };
}
