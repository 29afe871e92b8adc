export { MOST_PAGE_SLOTS, pageSlots } from "./pageSlots.ts";
export type { PageSlot } from "./pageSlots.ts";
export { Pagination } from "./Pagination.tsx";
export type { PaginationProps } from "./Pagination.tsx";
