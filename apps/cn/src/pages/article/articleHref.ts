import { stringifySearch } from "@wesdom/site-runtime";

/** Path of the article page. */
export const ARTICLE_PATH = "/m/zh-cn/article";

/** Address of the privacy policy. */
export const POLICY_HREF = `${ARTICLE_PATH}?title=privacy_policy`;

/** Address of an article. */
export function articleHref(code: string): string {
  return ARTICLE_PATH + stringifySearch({ code });
}
