import { expect, test } from "vitest";
import { createAttentionMeter, type Attention, type AttentionMeter } from "./attention-meter.ts";

const HOME = ["home", false] as const;
const LIST = ["cases", false] as const;
const CASE = ["case a", true] as const;
const OTHER_CASE = ["case b", true] as const;

/** What a visit leaves that begins on the home page, in view, at 1 s. */
function after(visit: (meter: AttentionMeter) => void, endMs: number): Attention {
  const meter = createAttentionMeter();
  meter.turn(...HOME, 0, 1000);
  meter.view(true, 1000);
  visit(meter);
  return meter.read(endMs);
}

test("time goes to the screen that was in view, on the way back up too", () => {
  const { pages, timeMs } = after((meter) => {
    meter.scroll(1, 4000);
    meter.scroll(3, 5000);
    meter.scroll(1, 9000);
  }, 9500);
  expect(pages).toEqual([{ isCase: false, stays: [3000, 1500, undefined, 4000] }]);
  expect(timeMs).toBe(8500);
});

test("nothing counts while the tab is out of view, wherever it is scrolled or led meanwhile", () => {
  const { pages, timeMs } = after((meter) => {
    meter.view(false, 3000);
    meter.scroll(1, 20_000);
    meter.turn(...LIST, 0, 60_000);
    meter.view(false, 61_000);
    meter.view(true, 90_000);
    meter.view(true, 91_000);
  }, 92_000);
  expect(pages.map(({ stays }) => stays)).toEqual([[2000], [2000]]);
  expect(timeMs).toBe(4000);
});

test("nothing counts before the tab is in view", () => {
  const meter = createAttentionMeter();
  meter.turn(...HOME, 0, 0);
  meter.view(false, 500);
  expect(meter.read(7000)).toEqual({
    timeMs: 0,
    pages: [{ isCase: false, stays: [] }],
    pagesRead: 1,
    casesRead: 0,
  });
});

test("a page that is seen again goes on where it was left", () => {
  const { pages } = after((meter) => {
    meter.scroll(1, 4000);
    meter.turn(...CASE, 0, 5000);
    meter.turn(...HOME, 1, 9000);
  }, 10_000);
  expect(pages).toEqual([
    { isCase: false, stays: [3000, 2000] },
    { isCase: true, stays: [4000] },
  ]);
});

test.each([
  ["a case that was read counts, as a page too", 3000, 2, 1],
  ["one that was left at once does not", 2999, 1, 0],
] as const)("%s", (_what, leftAt, pagesRead, casesRead) => {
  const attention = after((meter) => {
    meter.turn(...CASE, 0, 1000);
    meter.turn(...LIST, 0, leftAt);
  }, 10_000);
  expect(attention).toMatchObject({ pagesRead, casesRead });
});

test("the page that is shown counts as read however short it was, and a case is counted once", () => {
  const attention = after((meter) => {
    meter.turn(...CASE, 0, 2000);
    meter.turn(...LIST, 0, 5000);
    meter.turn(...CASE, 0, 8000);
    meter.turn(...OTHER_CASE, 0, 11_000);
  }, 11_001);
  expect(attention).toMatchObject({ pagesRead: 3, casesRead: 2 });
});
