export { articleAddress, isLegal } from "./article-address.ts";
export { listedArticle, loadArticle, type ListedArticle, type ShownArticle } from "./article-data.ts";
export { articleSearch, type ArticleSearch } from "./article-search.ts";
export { bylineOf } from "./bylineOf.ts";
export { excerptOf } from "./excerptOf.ts";
export { newsLook } from "./newsLook.tsx";
export { useArticleHead } from "./useArticleHead.ts";
