import type { SiteName } from "../site/site-build.ts";

/** Address that takes the reports. */
const BEACON_PATH = "/m/_beacon";

/** Errors that one page load reports. */
const MOST_ERRORS = 5;

/** Longest message the address takes, in characters. */
const LONGEST_MESSAGE = 500;

/** Shifts belong to one burst while they follow each other within a second. */
const SHIFT_GAP_MS = 1000;

/** What {@link reportQuality} goes by. */
export interface QualityOptions {
  readonly site: SiteName;
  readonly buildId: string;
  /** Asked before each report; false: it is dropped. @default always true */
  readonly mayReport?: () => boolean;
}

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

function observe(type: string, each: (entry: Entry) => void): void {
  new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(each)).observe({
    type,
    buffered: true,
  });
}

/**
 * Reports errors of a page as they happen (at most {@link MOST_ERRORS}), and once, when it is first hidden, how fast it
 * was: LCP, TTFB and the longest interaction (INP) in milliseconds, CLS as the largest burst. Nothing in a report tells
 * who the visitor is, nothing is stored. Where a browser measures less, less is reported.
 *
 * @see https://web.dev/articles/vitals
 */
export function reportQuality({ site, buildId, mayReport }: QualityOptions): void {
  const vitals: { cls: number; inp: number; lcp?: number; ttfb?: number } = { cls: 0, inp: 0 };
  const { pathname } = location;
  let errors = 0;
  let burst = 0;
  let lastShift = 0;

  function send(kind: string, path: string, report: object): void {
    if (mayReport?.() === false) return;
    // Some in-app browsers have it removed.
    navigator.sendBeacon?.(BEACON_PATH, JSON.stringify({ kind, site, build: buildId, path, ...report }));
  }
  function fail(error: unknown, source?: string): void {
    const message = String(error).slice(0, LONGEST_MESSAGE);
    if (errors++ < MOST_ERRORS) send("error", location.pathname, { message, source });
  }

  addEventListener("error", ({ message, filename, lineno }) => fail(message, `${filename}:${lineno}`));
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
  // A tab that was loaded in the background becomes visible first: its figures say nothing.
  addEventListener("visibilitychange", () => document.hidden && send("vitals", pathname, vitals), {
    once: true,
  });
  observe("largest-contentful-paint", ({ startTime }) => (vitals.lcp = startTime));
  observe("navigation", (entry) => {
    vitals.ttfb = (entry as unknown as PerformanceNavigationTiming).responseStart;
  });
  observe("event", ({ interactionId, duration }) => {
    if (interactionId && duration > vitals.inp) vitals.inp = duration;
  });
  observe("layout-shift", ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    burst = startTime - lastShift < SHIFT_GAP_MS ? burst + value : value;
    lastShift = startTime;
    if (burst > vitals.cls) vitals.cls = burst;
  });
}
