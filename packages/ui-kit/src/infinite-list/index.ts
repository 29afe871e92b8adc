export { InfiniteList, LOAD_AHEAD } from "./InfiniteList.tsx";
export type { InfiniteListProps } from "./InfiniteList.tsx";
export { useLoadMore } from "./useLoadMore.ts";
export type { LoadMore, LoadMoreOptions, LoadState } from "./useLoadMore.ts";
