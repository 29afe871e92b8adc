export { ArticleNav, type ArticleNavProps, type ArticleNeighbour } from "./ArticleNav.tsx";
