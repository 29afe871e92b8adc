import { expect, test } from "vitest";
import { createAllowance } from "./allowance.ts";

test("an allowance is of a burst, then one in each interval, and hoards no more", () => {
  let time = 0;
  const allow = createAllowance({ burst: 2, intervalMs: 1000, most: 9, now: () => time });
  const triesAt = (ms: number): boolean[] => {
    time = ms;
    return ["a", "a", "a"].map(allow);
  };
  expect(triesAt(0)).toEqual([true, true, false]);
  expect(triesAt(999)).toEqual([false, false, false]);
  expect(triesAt(1000)).toEqual([true, false, false]);
  expect(allow("b")).toBe(true);
  expect(triesAt(10_000)).toEqual([true, true, false]);
});

test("an allowance forgets the name asked for longest ago beyond its number", () => {
  const allow = createAllowance({ burst: 2, intervalMs: 1000, most: 2, now: () => 0 });
  expect(["a", "b", "a", "c", "a", "b", "b"].map(allow)).toEqual([true, true, true, true, false, true, true]);
});
