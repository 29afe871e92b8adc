import "../src/foundation/layers.css";
import "../src/foundation/reset.css";
import "../src/tokens/tokens.css";
import "../src/foundation/faces.css";
import "../src/foundation/base.css";
import "../src/foundation/grounds.css";
// oxlint-disable-next-line import/no-unassigned-import -- loads style sheets, after the foundation
import "./component-sheets.ts";
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
