import { expect, it } from "vitest";
import { createZIndex, POPUP_BASE_Z_INDEX } from "./createZIndex.ts";

it("raises the counter before use: the first popup is at 2001", () => {
  const zIndex = createZIndex();
  expect(zIndex.current()).toBe(POPUP_BASE_Z_INDEX);
  expect([zIndex.next(), zIndex.next(), zIndex.next()]).toEqual([2001, 2002, 2003]);
  expect(zIndex.current()).toBe(2003);
});

it("counts for each page load alone", () => {
  const first = createZIndex();
  const second = createZIndex(5000);
  first.next();
  expect(second.next()).toBe(5001);
});

it("refuses a base no browser takes", () => {
  expect(() => createZIndex(2000.5)).toThrow("2000.5");
});
