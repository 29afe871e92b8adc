export { InfiniteList, type InfiniteListProps } from "./InfiniteList.tsx";
export { useLoadMore, type LoadMore, type LoadState } from "./useLoadMore.ts";
