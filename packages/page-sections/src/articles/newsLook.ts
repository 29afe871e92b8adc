import type { NewsItemProps } from "@wesdom/ui-kit/news-item";
import type { PictureProps } from "@wesdom/ui-kit/picture";
import { excerptOf } from "./excerptOf.ts";

/** After how many articles the pace repeats; the first of them has its picture large. */
const PACE = 5;
/** Which of them shows a figure in its picture's place: the first that has one. */
const FIGURE_AT = [3, 4, 2];

/** A share or a multiple says most; else what is counted, which no date, no year and no name is. */
const FIGURES = [
  /(\d[\d.,]*\s?[%％倍])/u,
  /(?:^|[^A-Za-z双\d.,])(?!20\d\d)(\d[\d,]*(?:\.\d+)?(?:\s?[万億])?)(?![\d.,]*\s?[年月日”])/u,
];

/** How an article looks at its place in the news, counted from 0: the first leads, and the pace changes now and then. */
export function newsLook(
  list: readonly { readonly summary: string }[],
  at: number,
  picture: PictureProps,
): Pick<NewsItemProps, "thumb" | "lead" | "wide" | "figure" | "summary"> {
  const lead = at === 0;
  const place = at % PACE;
  const summaryAt = (other: number): string => list[at - place + other]?.summary ?? "";
  const figure = figureOf(summaryAt(place));
  if (figure !== undefined && place === FIGURE_AT.find((other) => figureOf(summaryAt(other)) !== undefined))
    return { thumb: undefined, figure, summary: excerptOf(summaryAt(place), figure) };
  return { thumb: { ...picture, priority: lead }, lead, wide: place === 0 };
}

function figureOf(summary: string): string | undefined {
  return FIGURES.map((figure) => figure.exec(summary)?.[1]).find(Boolean);
}
