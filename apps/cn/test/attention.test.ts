import { attentionFigure } from "@wesdom/page-sections/attention";
import { expect, test } from "vitest";
import { copy } from "#copy/shared/attention.zh.yml";

test.each([
  [3999, 1, 0, "3 秒，\n1 个页面"],
  [134_000, 5, 3, "2 分 14 秒，\n3 个案例"],
  [3_840_000, 14, 12, "64 分 0 秒，\n12 个案例"],
])("%i ms, %i pages, %i of them cases", (timeMs, pagesRead, casesRead, figure) => {
  expect(attentionFigure({ timeMs, pagesRead, casesRead, pages: [] }, copy)).toBe(figure);
});
