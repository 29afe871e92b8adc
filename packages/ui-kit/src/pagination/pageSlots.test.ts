import { describe, expect, it } from "vitest";
import { MOST_PAGE_SLOTS, pageSlots } from "./pageSlots.ts";

describe("pageSlots", () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, null, 6]],
    [3, 6, [1, 2, 3, null, 6]],
    [4, 6, [1, null, 4, 5, 6]],
    [7, 12, [1, null, 7, null, 12]],
    [12, 12, [1, null, 10, 11, 12]],
  ])("page %i of %i shows %j", (page, total, slots) => {
    expect(pageSlots(page, total)).toEqual(slots);
  });

  it("always shows the first, the last and the current page, in order, on one line", () => {
    for (let total = 1; total <= 40; total += 1) {
      for (let page = 1; page <= total; page += 1) {
        const slots = pageSlots(page, total);
        const numbers = slots.filter((slot) => slot !== null);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, total]));
        expect(slots.length).toBeLessThanOrEqual(MOST_PAGE_SLOTS);
      }
    }
  });
});
