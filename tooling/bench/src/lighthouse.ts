import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "./pages.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const METRICS = {
  "first-contentful-paint": "FCP ms",
  "largest-contentful-paint": "LCP ms",
  "total-blocking-time": "TBT ms",
  "cumulative-layout-shift": "CLS",
} as const;

/** What Lighthouse says of one page. */
export interface LighthouseResult {
  /** Medians by category or metric. */
  readonly values: Readonly<Record<string, number>>;
  /** Audits of the categories that failed in the last run. */
  readonly failed: readonly string[];
}

/**
 * Runs Lighthouse's mobile profile over a page and takes the median of each value. One browser serves all runs, with its
 * storage and caches cleared before each: what a browser's own start costs says nothing about the page.
 */
export async function runLighthouse(url: string, runs: number): Promise<LighthouseResult> {
  const samples: Record<string, number[]> = {};
  let failed: string[] = [];
  let lost = 0;
  const chrome = await launch({
    chromePath: CHROMIUM_PATH,
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
    logLevel: "silent",
  });
  try {
    for (let run = 0; run < runs;) {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: "json",
        logLevel: "error",
        onlyCategories: [...CATEGORIES],
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
      const { categories, audits, runtimeError } = result.lhr;
      if (runtimeError) {
        // Now and then Chromium's trace lacks its beginning: such a run says nothing about the page.
        lost++;
        if (lost > runs) throw new Error(`Lighthouse cannot measure ${url}: ${runtimeError.message}`);
        continue;
      }
      run++;
      for (const category of CATEGORIES) {
        (samples[category] ??= []).push(Math.round((categories[category]?.score ?? 0) * 100));
      }
      for (const [audit, name] of Object.entries(METRICS)) {
        (samples[name] ??= []).push(audits[audit]?.numericValue ?? Number.NaN);
      }
      failed = Object.values(categories)
        .flatMap((category) => category.auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id);
    }
  } finally {
    chrome.kill();
  }
  const values = Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, median(list)]));
  return { values, failed };
}
