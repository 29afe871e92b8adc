import { FigureText } from "@wesdom/ui-kit/case-card";
import type { NewsItemProps } from "@wesdom/ui-kit/news-item";
import type { PictureProps } from "@wesdom/ui-kit/picture";
import type { ListedArticle } from "./article-data.ts";
import { excerptOf } from "./excerptOf.ts";

/** After how many articles the pace repeats; the first of them has its picture large. */
const PACE = 5;
/** Which of them shows a figure in its picture's place: the first that has one. */
const FIGURE_AT = [3, 4, 2];

/** How much of a scale a figure takes at most: beyond it the hand would stand on the number at the end. */
const MOST_OF_SCALE = 0.9;

/**
 * The scale that holds a figure, `undefined` for one without a number: to a hundred for a share, or to the next quarter, half
 * or whole of a power of ten.
 */
function scaleOf(figure: string): NewsItemProps["scale"] {
  const number = Number(/\d[\d,.]*/.exec(figure)?.[0].replaceAll(",", "") ?? 0);
  if (number === 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(number));
  const ends = figure.endsWith("%") && number <= 100 ? [100] : [2.5, 5, 10].map((step) => step * power);
  const end = ends.find((most) => number <= most * MOST_OF_SCALE) ?? 10 * power;
  return { value: number / end, end: end.toLocaleString("en") };
}

/** How an article looks at its place in the news, counted from 0: the first leads, and the pace changes now and then. */
export function newsLook(
  list: readonly Pick<ListedArticle, "summary" | "figure">[],
  at: number,
  picture: PictureProps,
): Pick<NewsItemProps, "thumb" | "lead" | "wide" | "figure" | "scale" | "ground" | "summary"> {
  const lead = at === 0;
  const place = at % PACE;
  const { summary = "", figure } = list[at] ?? {};
  if (figure && place === FIGURE_AT.find((other) => list[at - place + other]?.figure))
    return {
      thumb: undefined,
      figure: <FigureText value={figure} />,
      scale: scaleOf(figure),
      // The next one in another colour.
      ground: at % (2 * PACE) < PACE ? "violet" : "mint",
      summary: excerptOf(summary, figure.replace(/\s/g, "")),
    };
  const wide = place === 0;
  return { thumb: { ...picture, priority: lead }, lead, wide, ...(wide && { summary }) };
}
