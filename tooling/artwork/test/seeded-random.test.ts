import { expect, test } from "vitest";
import { seededRandom } from "../src/random/seeded-random.ts";

function firstOf(seed: string, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
}

test("a seed is a sequence, once and for all", () => {
  expect(firstOf("stories/lipstick-to-cart", 3)).toEqual(firstOf("stories/lipstick-to-cart", 3));
  expect(firstOf("a", 1)[0]).toBe(GOLDEN_FIRST);
  expect(firstOf("a", 20)).not.toEqual(firstOf("b", 20));
});

/** The first number of the seed "a": should it change, every committed picture would. */
const GOLDEN_FIRST = 0.621685681398958;

test("numbers spread evenly over the unit", () => {
  const numbers = firstOf("spread", 20_000);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length,
  );
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test("whole numbers include both bounds", () => {
  const random = seededRandom("bounds");
  const seen = new Set(Array.from({ length: 300 }, () => random.int(2, 5)));
  expect([...seen].toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5]);
});

test("shuffling loses nothing and picking from nothing is refused", () => {
  const random = seededRandom("shuffle");
  expect(random.shuffle([1, 2, 3, 4, 5]).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(() => random.pick([])).toThrow(/empty/);
});
