import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { EARLY_SCRIPT } from "./early-script.ts";
import { pageScripts } from "./page-scripts.ts";

const [, script = ""] =
  /<script>(?<script>[^<]+)<\/script>$/.exec(
    pageScripts({ styles: [], stylesFile: "", entry: "/entry.js" }, [], ""),
  ) ?? [];

const CONTENT = "first-contentful-paint";

/** Paints that a browser tells of, those of one name. */
const entries = (told: string) => ({ getEntriesByName: (name: string) => (name === told ? [{}] : []) });

/** Runs the script behind its template. */
function run({ hidden = false, painted = false, tells = ["paint"] as readonly string[] | null } = {}) {
  let opened = 0;
  let paint = (_name: string): void => undefined;
  let load = (): void => undefined;
  class PerformanceObserver {
    static readonly supportedEntryTypes = tells;
    constructor(listener: (list: object, observer: PerformanceObserver) => void) {
      paint = (name) => listener(entries(name), this);
    }
    observe(): void {}
    disconnect(): void {
      paint = () => undefined;
    }
  }
  const after: string[] = [];
  const entry = {
    cloneNode: () => "a copy",
    onerror: () => undefined,
    after: (copy: string) => after.push(copy),
  };
  const template = { content: { firstChild: entry }, replaceWith: () => (opened += 1) };
  const addEventListener = (type: string, listener: () => void) => {
    if (type === "load") load = listener;
  };
  const setTimeout = (callback: () => void) => callback();
  const document = {
    hidden,
    currentScript: { previousSibling: template },
  };
  const performance = entries(painted ? CONTENT : "first-paint");
  const window = { PerformanceObserver };
  runInNewContext(script, { document, performance, window, addEventListener, setTimeout });
  return {
    opened: () => opened,
    paint: (name: string) => paint(name),
    load: () => load(),
    lose() {
      entry.onerror();
      return after;
    },
  };
}

it("asks for a page's scripts once its first content is painted", () => {
  const { opened, paint } = run();
  paint("first-paint");
  expect(opened()).toBe(0);
  paint(CONTENT);
  paint(CONTENT);
  expect(opened()).toBe(1);
});

it("asks once more for an entry that was lost", () => {
  expect(run().lose()).toEqual(["a copy"]);
});

it("asks for them after load where a browser that tells of paints tells of none", () => {
  const { opened, load } = run();
  expect(opened()).toBe(0);
  load();
  expect(opened()).toBe(1);
});

it.each([
  ["nobody looks", { hidden: true }],
  ["it is painted already", { painted: true }],
  ["a browser tells of no paint", { tells: ["mark"] }],
  ["a browser does not say what it tells of", { tells: null }],
])("asks for them at once where %s", (_when, page) => {
  expect(run(page).opened()).toBe(1);
});

it("touches no storage before the first picture, nor does the script before it: that waits for another process", () => {
  expect(EARLY_SCRIPT + script).not.toMatch(/Storage|cookie|indexedDB|caches/);
});
