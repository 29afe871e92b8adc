import type { NewsItemProps } from "@wesdom/ui-kit/news-item";

/** From one row of the news without a picture to the next. */
const NUMBERED_EVERY = 4;

/**
 * How an article stands in the news: the first of a page leads, each fourth one has its number in place of a picture.
 *
 * @param at - Its place on the page, from 0.
 * @param before - Articles on the pages before. @default 0
 */
export function newsRow(
  at: number,
  thumb: NewsItemProps["thumb"],
  before = 0,
): Pick<NewsItemProps, "lead" | "thumb" | "numeral"> {
  const number = before + at + 1;
  return number % NUMBERED_EVERY === 0 ? { numeral: number } : { thumb, lead: at === 0 };
}
