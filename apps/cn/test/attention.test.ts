import { attentionFigure } from "@wesdom/page-sections/attention";
import { expect, test } from "vitest";
import { copy } from "#copy/shared/attention.zh.yml";

test.each([
  [3999, 1, 0, "3\u00A0秒，\n1\u00A0个页面"],
  [134_000, 5, 3, "2\u00A0分 14\u00A0秒，\n3\u00A0个案例"],
  [3_840_000, 14, 12, "64\u00A0分 0\u00A0秒，\n12\u00A0个案例"],
])("%i ms, %i pages, %i of them cases", (timeMs, pagesRead, casesRead, figure) => {
  expect(attentionFigure({ timeMs, pagesRead, casesRead, pages: [] }, copy)).toBe(figure);
});
