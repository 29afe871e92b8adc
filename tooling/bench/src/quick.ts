import { readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { median, PAGES } from "./pages.ts";
import { launchPhones, onSlowPhone } from "./slow-phone.ts";

/** Figures that later ones are held against. */
const FIGURES_FILE = join(import.meta.dirname, "../figures.json");

/** Runs from which a spread can be told. */
const FEWEST_STORED_RUNS = 5;

/** What two measurements of the same differ by at least. */
const LEAST_NOISE = 0.05;

/** What a visitor waits for, and which work of the reference page it is divided by. */
const MEASURES = {
  "first paint": "load",
  hydrated: "load",
  "home → article": "work",
  back: "work",
} as const;

type Measure = keyof typeof MEASURES;

/** Milliseconds that a fixed page takes on this machine: to load and compute, and to draw a list of a fixed length. */
type Reference = Record<(typeof MEASURES)[Measure], number>;

/** A time as a multiple of the reference's, and how far the middle half of its runs lay apart, as a part of it. */
interface Figure {
  readonly ratio: number;
  readonly spread: number;
}

type Figures = Record<string, Record<Measure, Figure>>;

const REFERENCE_PAGE = `<!doctype html><title>Reference</title><p>${"A sentence of a fixed length. ".repeat(700)}</p>
<ul></ul><script src="/work.js"></script>`;

const REFERENCE_SCRIPT = `
let sum = 0;
for (let round = 0; round < 3e6; round += 1) sum += Math.sqrt(round) % 7;
const load = performance.now();
const list = document.querySelector("ul");
for (let item = 0; item < 3000; item += 1) list.append(Object.assign(document.createElement("li"), { textContent: "Item " + item }));
list.getBoundingClientRect();
window.reference = { load, work: performance.now() - load, sum };`;

/**
 * Measures what a visitor waits for on the three home pages, as multiples of what a fixed page takes in the same round,
 * and holds it against what is stored: a loss is what lies beyond the spread of both.
 *
 * @param isStored - Whether the figures take the place of the stored ones.
 * @returns whether nothing was lost.
 */
export async function benchQuick(origin: string, runs: number, isStored: boolean): Promise<boolean> {
  if (isStored && runs < FEWEST_STORED_RUNS)
    throw new Error(`Figures of ${runs} runs have no spread: --store takes ${FEWEST_STORED_RUNS} or more.`);
  const figures = await measure(origin, runs);
  if (isStored) {
    await writeFile(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
    console.info(`${FIGURES_FILE} holds the figures of this run.`);
  }
  const stored = JSON.parse(await readFile(FIGURES_FILE, "utf8")) as Figures;
  let lost = 0;
  for (const [page, measures] of Object.entries(figures)) {
    console.info(page);
    for (const [name, now] of Object.entries(measures)) {
      const before = stored[page]?.[name as Measure];
      if (!before) throw new Error(`${FIGURES_FILE} has no “${name}” of ${page}: pnpm bench quick --store`);
      const change = now.ratio / before.ratio - 1;
      const noise = Math.max(now.spread, before.spread, LEAST_NOISE);
      if (change > noise) lost += 1;
      const mark = change > noise ? "  ✗ lost" : "";
      console.info(
        `  ${name.padEnd(16)} ${now.ratio.toFixed(2)} × reference, stored ${before.ratio.toFixed(2)}: ${percent(change)}, noise ±${Math.round(noise * 100)} %${mark}`,
      );
    }
  }
  return lost === 0;
}

async function measure(origin: string, runs: number): Promise<Figures> {
  const rounds = new Map<string, Record<Measure, number>[]>(PAGES.map((page) => [page, []]));
  const server = await serveReference();
  const browser = await launchPhones();
  try {
    for (let run = 0; run < runs; run += 1) {
      const reference = await onSlowPhone(browser, (page) => measureReference(page, server.url));
      for (const [path, times] of rounds)
        times.push(multiples(await measureVisit(browser, origin + path), reference));
    }
  } finally {
    await browser.close();
    server.stop();
  }
  return Object.fromEntries([...rounds].map(([path, times]) => [path, figuresOf(times)]));
}

function figuresOf(times: readonly Record<Measure, number>[]): Record<Measure, Figure> {
  const figure = (name: Measure): Figure => {
    const sorted = times.map((time) => time[name]).toSorted((a, b) => a - b);
    const ratio = median(sorted);
    const quartile = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? ratio;
    return { ratio: rounded(ratio), spread: rounded((quartile(0.75) - quartile(0.25)) / ratio) };
  };
  return forEach(figure);
}

function multiples(times: Record<Measure, number>, reference: Reference): Record<Measure, number> {
  return forEach((name) => times[name] / reference[MEASURES[name]]);
}

async function measureReference(page: Page, url: string): Promise<Reference> {
  await page.goto(url);
  return page.evaluate(() => (window as unknown as { readonly reference: Reference }).reference);
}

/** A visitor comes, waits until the page answers, reads on to the first article, opens it and goes back. */
function measureVisit(browser: Browser, url: string): Promise<Record<Measure, number>> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName("site:hydrated").length > 0);
    const [firstPaint, hydrated] = await page.evaluate(() =>
      ["first-contentful-paint", "site:hydrated"].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      ),
    );
    const link = page.locator('main a[href*="/article?code="]').first();
    await link.scrollIntoViewIfNeeded();
    const query = new URL((await link.getAttribute("href")) ?? "", url).search.slice(1);
    await page.waitForFunction(
      (asked) =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).some(
          ({ name, responseEnd }) =>
            responseEnd > 0 && name.includes("_payload.json") && name.includes(asked),
        ),
      query,
    );
    const article = await page.evaluate(timeOf, { isBack: false, shown: ".el-article-header" });
    const back = await page.evaluate(timeOf, { isBack: true, shown: "[aria-labelledby=news]" });
    return {
      "first paint": firstPaint ?? Number.NaN,
      hydrated: hydrated ?? Number.NaN,
      "home → article": article,
      back,
    };
  });
}

/** Runs in the page: opens its first article, or goes back, and tells when that is in a frame, in milliseconds. */
function timeOf({ isBack, shown }: { isBack: boolean; shown: string }): Promise<number> {
  const startedAt = performance.now();
  if (isBack) history.back();
  else document.querySelector<HTMLElement>('main a[href*="/article?code="]')?.click();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.querySelector(shown)) return void requestAnimationFrame(look);
      // Once the frame is painted.
      setTimeout(() => resolve(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

async function serveReference(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server: Server = createServer(({ url }, response) => {
    const isScript = url === "/work.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? REFERENCE_SCRIPT : REFERENCE_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

function forEach<Value>(valueOf: (name: Measure) => Value): Record<Measure, Value> {
  return {
    "first paint": valueOf("first paint"),
    hydrated: valueOf("hydrated"),
    "home → article": valueOf("home → article"),
    back: valueOf("back"),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const percent = (value: number): string => `${value > 0 ? "+" : ""}${Math.round(value * 100)} %`;
