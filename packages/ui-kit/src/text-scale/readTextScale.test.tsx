import { afterEach, expect, it } from "vitest";
import { applyTextScale, readTextScale } from "./readTextScale.ts";

afterEach(() => {
  applyTextScale(document, 1);
});

it("is 1 where the reader changed nothing, although the root has another size", () => {
  expect(getComputedStyle(document.documentElement).fontSize).toBe("37.5px");
  expect(readTextScale(document)).toBe(1);
});

it("makes text larger, and its frame not", () => {
  const before = getComputedStyle(document.body).fontSize;
  applyTextScale(document, 2);
  expect(Number.parseFloat(getComputedStyle(document.body).fontSize)).toBeCloseTo(
    2 * Number.parseFloat(before),
    1,
  );
  expect(getComputedStyle(document.documentElement).fontSize).toBe("37.5px");
});
