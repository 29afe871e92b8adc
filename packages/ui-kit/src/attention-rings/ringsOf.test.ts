import { expect, it } from "vitest";
import { INNER, ringsOf as drawn, type Ring, type SeenPage } from "./ringsOf.ts";

const SECOND = 1000;
const ringsOf = (pages: readonly SeenPage[]) => drawn(pages).rings;
const edges = (rings: readonly Ring[]) =>
  rings.map(({ radius, weight }) => [radius - weight / 2, radius + weight / 2] as const);

it("draws a ring for each screen that was stayed on, and none for what was passed by", () => {
  const rings = ringsOf([{ stays: [3 * SECOND, 200, 0, 4 * SECOND] }, { isCase: true, stays: [SECOND] }]);
  expect(rings.map(({ look }) => look)).toEqual(["page", "longest", "case"]);
  expect(ringsOf([])).toEqual([]);
  expect(ringsOf([{ stays: [499] }])).toEqual([]);
});

it("is heavier the longer the stay, and a page that lay open for an hour does not hide the rest", () => {
  const [one, nine, minute, hour] = ringsOf([
    { stays: [SECOND, 9 * SECOND, 60 * SECOND, 3600 * SECOND] },
  ]).map(({ weight }) => weight);
  expect(nine).toBeCloseTo(3 * one!);
  expect(minute).toBeGreaterThan(nine!);
  expect(hour).toBe(minute);
});

it("leaves more room where the page was turned", () => {
  const [first, second, third] = edges(ringsOf([{ stays: [SECOND, SECOND] }, { stays: [SECOND] }]));
  expect(third![0] - second![1]).toBeGreaterThan(2 * (second![0] - first![1]));
});

it("breaks each ring further to the right as its page goes on, and leaves cases closed", () => {
  const breaks = ringsOf([{ stays: [SECOND, SECOND, SECOND, SECOND] }, { isCase: true, stays: [SECOND] }]);
  expect(breaks.map(({ breakAt }) => breakAt)).toEqual([0.0625, 0.3125, 0.5625, 0.8125, null]);
});

it("keeps the longest of more stays than it has room for, in their order and apart", () => {
  const stays = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? SECOND : (at + 2) * SECOND));
  const rings = ringsOf([{ stays: stays.slice(0, 30) }, { isCase: true, stays: stays.slice(30) }]);
  expect(rings).toHaveLength(18);
  expect(rings.at(-1)?.look).toBe("longest");
  const lines = edges(rings);
  expect(lines[0]![0]).toBeCloseTo(INNER);
  expect(drawn([{ stays }]).edge).toBeCloseTo(edges(ringsOf([{ stays }])).at(-1)![1]);
  const gaps = lines.slice(1).map(([inner], at) => inner - lines[at]![1]);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});
