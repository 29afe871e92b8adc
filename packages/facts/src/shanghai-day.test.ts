import { expect, test } from "vitest";
import { shanghaiDay, shanghaiTime } from "./index.ts";

test("a day begins at midnight in Asia/Shanghai", () => {
  const midnight = Date.UTC(2026, 0, 14, 16);
  expect([shanghaiDay(midnight - 1), shanghaiDay(midnight)]).toEqual(["2026-01-14", "2026-01-15"]);
});

test("an instant is told by the clocks of Shanghai and stays the same one", () => {
  expect(shanghaiTime(Date.UTC(2026, 10, 26, 23, 50))).toBe("2026-11-27T07:50:00.000+08:00");
  expect(Date.parse(shanghaiTime(1_795_000_000_123))).toBe(1_795_000_000_123);
});
