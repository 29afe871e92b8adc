export {
  articleAddress,
  articleSearch,
  isLegal,
  listedArticle,
  loadArticle,
  type ArticleSearch,
  type ListedArticle,
  type ShownArticle,
} from "./article-data.ts";
export { useArticleHead } from "./useArticleHead.ts";
