export { ArticleHeader } from "./ArticleHeader.tsx";
export type { ArticleHeaderProps } from "./ArticleHeader.tsx";
