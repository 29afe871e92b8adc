import { expect, it } from "vitest";
import { watchChunkErrors } from "./chunk-errors.ts";

it("knows the errors of modules that could not be loaded, until the next navigation begins", () => {
  const window = new EventTarget();
  const errors = watchChunkErrors(window);
  const error = new TypeError("Failed to fetch dynamically imported module");
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
  window.dispatchEvent(event);
  expect(errors.has(error)).toBe(true);
  expect(errors.has(new TypeError(error.message))).toBe(false);
  expect(event.defaultPrevented, "the import must still fail").toBe(false);
  errors.clear();
  expect(errors.has(error)).toBe(false);
});
