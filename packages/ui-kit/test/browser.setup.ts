import "../src/foundation/layers.css";
import "../src/foundation/reset.css";
import "../src/tokens/tokens.css";
import "../src/foundation/base.css";
import { afterEach, beforeEach, expect, vi } from "vitest";

import.meta.glob(["../src/*/*.css", "!../src/foundation/*.css", "!../src/tokens/*.css"], { eager: true });

beforeEach(() => {
  document.documentElement.lang = "zh-CN";
  vi.spyOn(console, "error");
});

// React reports hydration mismatches, missing keys and the like here.
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
