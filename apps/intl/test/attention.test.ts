import { attentionFigure } from "@wesdom/page-sections/attention";
import { expect, test } from "vitest";
import { copy as en } from "#copy/shared/attention.en.yml";
import { copy as ja } from "#copy/shared/attention.ja.yml";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test.each([
  [3 * SECOND + 999, 1, 0, "3 sec,\n1 page", "3秒、\n1ページ"],
  [59 * SECOND, 2, 0, "59 sec,\n2 pages", "59秒、\n2ページ"],
  [MINUTE, 4, 1, "1 min 0 sec,\n1 case", "1分0秒、\n事例1件"],
  [2 * MINUTE + 14 * SECOND, 5, 3, "2 min 14 sec,\n3 cases", "2分14秒、\n事例3件"],
  [60 * MINUTE - 1, 10, 9, "59 min 59 sec,\n9 cases", "59分59秒、\n事例9件"],
  [64 * MINUTE, 12, 10, "64 min 0 sec,\n10 cases", "64分0秒、\n事例10件"],
  [0, 10, 0, "0 sec,\n10 pages", "0秒、\n10ページ"],
])("%i ms, %i pages, %i of them cases", (timeMs, pagesRead, casesRead, english, japanese) => {
  const attention = { timeMs, pagesRead, casesRead, pages: [] };
  expect([attentionFigure(attention, en), attentionFigure(attention, ja)]).toEqual([english, japanese]);
});
