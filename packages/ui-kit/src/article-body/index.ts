export { ArticleBody } from "./ArticleBody.tsx";
export type { ArticleBodyProps } from "./ArticleBody.tsx";
