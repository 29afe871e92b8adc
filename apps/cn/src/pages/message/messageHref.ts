import { stringifySearch } from "@wesdom/site-runtime";
import { pageKey } from "@wesdom/site-runtime/react";

/** Path of the marketing news. */
export const MESSAGE_PATH = "/m/zh-cn/message";

/**
 * Address of a page of the news.
 *
 * @param category - Id of a category; `undefined`: all.
 * @param page - 1 for the first page. @default 1
 */
export function messageHref(category: string | undefined, page = 1): string {
  return MESSAGE_PATH + stringifySearch({ category, page: pageKey(page) });
}
