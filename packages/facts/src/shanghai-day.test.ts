import { expect, test } from "vitest";
import { shanghaiDay } from "./index.ts";

test("a day begins at midnight in Asia/Shanghai", () => {
  const midnight = Date.UTC(2026, 0, 14, 16);
  expect([shanghaiDay(midnight - 1), shanghaiDay(midnight)]).toEqual(["2026-01-14", "2026-01-15"]);
});
