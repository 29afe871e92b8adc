import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordAttention } from "./record-attention.ts";

const place = (pathname: string, search = {}, state = {}) =>
  ({ pathname, search, state }) as unknown as ParsedLocation;

const HOME = place("/m/en-us");
const LIST = place("/m/en-us/case");
const FILTERED = place("/m/en-us/case", { industry: "beauty" });
const CASE = place("/m/en-us/case", { code: "a" });
const SHEET = place(
  "/m/en-us/case",
  { code: "b" },
  { sheet: { document: performance.timeOrigin, depth: 1 } },
);

let now: number;
let rendered: (event: { readonly toLocation: ParsedLocation }) => void;

/** Records a visit that begins on a page, at the first second of a document. */
function record(location = HOME) {
  const router = {
    state: { location },
    subscribe(type: string, listener: typeof rendered) {
      expect(type).toBe("onRendered");
      rendered = listener;
    },
  };
  const read = recordAttention(router as unknown as AnyRouter);
  return { read, stays: () => read().pages.map(({ stays }) => stays) };
}

/** Has the browser say that the document is in view, or not. */
function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

/** Has the browser say that an element shows one of its screens. */
function scrolled(element: Element, screen: number): void {
  vi.spyOn(element, "clientHeight", "get").mockReturnValue(100);
  vi.spyOn(element, "scrollHeight", "get").mockReturnValue(1000);
  vi.spyOn(element, "scrollTop", "get").mockReturnValue(screen * 100);
  const target = element === document.documentElement ? document : element;
  target.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  show("visible");
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("follows the window from screen to screen, and rails beside it lead nowhere", () => {
  document.body.innerHTML = '<div id="rail">';
  const { stays } = record();
  now = 4000;
  scrolled(document.documentElement, 2);
  now = 9000;
  scrolled(document.querySelector("#rail")!, 3);
  now = 10_000;
  expect(stays()).toEqual([[3000, undefined, 6000]]);
});

it("follows a sheet by its own scrolling, and goes on below it where the window was", () => {
  document.body.innerHTML = "<dialog><div>";
  const { stays } = record(LIST);
  scrolled(document.documentElement, 1);
  const dialog = document.querySelector("dialog")!;
  dialog.showModal();
  rendered({ toLocation: SHEET });
  now = 3000;
  scrolled(dialog.firstElementChild!, 2);
  now = 7000;
  dialog.close();
  rendered({ toLocation: LIST });
  now = 8000;
  expect(stays()).toEqual([
    [0, 1000],
    [2000, undefined, 4000],
  ]);
});

it("counts a case by its code, and a filtered list as the list", () => {
  const { read } = record(LIST);
  for (const toLocation of [CASE, SHEET, CASE, FILTERED]) {
    now += 5000;
    rendered({ toLocation });
  }
  now += 5000;
  expect(read()).toMatchObject({ timeMs: 25_000, pagesRead: 3, casesRead: 2 });
});

it("counts no hidden tab", () => {
  const { stays } = record();
  now = 2000;
  show("hidden");
  now = 50_000;
  show("visible");
  now = 53_000;
  expect(stays()).toEqual([[4000]]);
});

it("counts what was in view before it came, on the first screen and from the first paint on", () => {
  scrolled(document.documentElement, 2);
  vi.mocked(performance.getEntriesByType).mockImplementation(
    (type) =>
      (type === "visibility-state"
        ? [
            { name: "visible", startTime: 0 },
            { name: "hidden", startTime: 1000 },
            { name: "visible", startTime: 5000 },
          ]
        : [{ startTime: 300 }, { startTime: 400 }]) as unknown as PerformanceEntryList,
  );
  now = 7000;
  expect(record().stays()).toEqual([[2600, undefined, 0]]);
});
