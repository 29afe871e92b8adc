import "virtual:styles.css";
import { afterEach, beforeEach, vi, type MockInstance } from "vitest";

let errors: MockInstance;

beforeEach(() => {
  document.documentElement.lang = "zh-CN";
  errors = vi.spyOn(console, "error");
});

// React reports hydration mismatches, missing keys and the like here.
afterEach(() => {
  const { calls } = errors.mock;
  vi.restoreAllMocks();
  if (calls.length > 0) throw new Error(`The console got errors: ${JSON.stringify(calls)}`);
});
