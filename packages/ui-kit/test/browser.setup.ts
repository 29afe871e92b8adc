import "../src/foundation/layers.css";
import "../src/foundation/reset.css";
import "../src/tokens/tokens.css";
import "../src/foundation/base.css";
import { afterEach, beforeEach, vi, type MockInstance } from "vitest";

import.meta.glob(["../src/*/*.css", "!../src/foundation/*.css", "!../src/tokens/*.css"], { eager: true });

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
