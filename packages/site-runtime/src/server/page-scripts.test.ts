import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { pageScripts } from "./page-scripts.ts";

const [, script = ""] =
  /<script>(?<script>[^<]+)<\/script>$/.exec(
    pageScripts({ styles: [], stylesFile: "", entry: "/entry.js" }, [], ""),
  ) ?? [];

/** Runs the script behind its template. */
function run({ hidden = false, painted = false, tells = ["paint"] as readonly string[] | null } = {}) {
  let opened = 0;
  let paint = (): void => undefined;
  class PerformanceObserver {
    static readonly supportedEntryTypes = tells;
    constructor(listener: (list: null, observer: PerformanceObserver) => void) {
      paint = () => listener(null, this);
    }
    observe(): void {}
    disconnect(): void {
      paint = () => undefined;
    }
  }
  const template = { content: "scripts", replaceWith: () => (opened += 1) };
  const document = { hidden, currentScript: { previousSibling: template } };
  const performance = { getEntriesByType: () => (painted ? [{}] : []) };
  runInNewContext(script, { document, performance, window: { PerformanceObserver } });
  return { opened: () => opened, paint: () => paint() };
}

it("asks for a page's scripts once its first frame is painted", () => {
  const { opened, paint } = run();
  expect(opened()).toBe(0);
  paint();
  paint();
  expect(opened()).toBe(1);
});

it.each([
  ["nobody looks", { hidden: true }],
  ["the frame is painted already", { painted: true }],
  ["a browser tells of no paint", { tells: ["mark"] }],
  ["a browser does not say what it tells of", { tells: null }],
])("asks for them at once where %s", (_when, page) => {
  expect(run(page).opened()).toBe(1);
});
