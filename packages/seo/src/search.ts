/** Page that answers a keyword search. */
export const SEARCH_PATH = "/m/zh-cn/article";

/** Query key of the keyword. */
export const SEARCH_QUERY_KEY = "keyword";
