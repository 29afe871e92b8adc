export { ArticleNav } from "./ArticleNav.tsx";
export type { ArticleNavProps, ArticleNeighbour } from "./ArticleNav.tsx";
