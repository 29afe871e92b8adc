export { MOST_PAGE_SLOTS, pageSlots, type PageSlot } from "./pageSlots.ts";
export { Pagination, type PaginationProps } from "./Pagination.tsx";
