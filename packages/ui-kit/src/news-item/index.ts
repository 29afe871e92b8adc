export { NewsItem, type NewsItemProps } from "./NewsItem.tsx";
export { NewsList, type NewsListProps } from "./NewsList.tsx";
