export { NewsItem } from "./NewsItem.tsx";
export type { NewsItemProps } from "./NewsItem.tsx";
export { NewsList } from "./NewsList.tsx";
export type { NewsListProps } from "./NewsList.tsx";
