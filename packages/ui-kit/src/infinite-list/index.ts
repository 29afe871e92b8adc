export { InfiniteList } from "./InfiniteList.tsx";
export type { InfiniteListProps } from "./InfiniteList.tsx";
export { useLoadMore } from "./useLoadMore.ts";
export type { LoadMore, LoadState } from "./useLoadMore.ts";
