import type { NewsItemProps } from "@wesdom/ui-kit/news-item";
import type { PictureProps } from "@wesdom/ui-kit/picture";

/** One article in four has its picture large. */
const WIDE_EVERY = 4;

/** How an article looks at its place in the news, counted from 0: the first leads, and the pace changes now and then. */
export function newsLook(at: number, picture: PictureProps): Pick<NewsItemProps, "thumb" | "lead" | "wide"> {
  const lead = at === 0;
  return { thumb: { ...picture, priority: lead }, lead, wide: at % WIDE_EVERY === 0 };
}
