import { expect, type Page } from "@playwright/test";
import { product } from "./env.ts";
import { hydrated } from "./navigation.ts";
import { complaintsOf, watchShifts } from "./visits.ts";

/**
 * JavaScript of a page, and of one that is a long form, until it is at rest: bytes as they are sent, without what
 * seals reports and what is fetched ahead for other pages. Half a percent is left free: changed words give chunks
 * other names, and names compress differently.
 */
const SCRIPT_BYTES = 118_100;
const LONG_FORM_SCRIPT_BYTES = 129_100;

/** What comes in the idle moment after hydration. */
const LATER = /\/later-[\w-]+\.js$/;

/** One picture as SVG, and one raster picture: bytes as they are sent. */
const SVG_BYTES = 8000;
const RASTER_BYTES = 60_000;

/** Scripts of a page until it is at rest; with what seals reports and what every page fetches ahead they are twelve. */
const MOST_SCRIPTS = 10;

/** Fewest scripts that a page can be brought to life with: so many at least have to be counted. */
const FEWEST_SCRIPTS = 2;

/** What has a budget, by a part of its type; the first that fits counts. */
const KINDS = [
  ["javascript", "script"],
  ["image/svg", "svg"],
  ["image/", "raster"],
] as const;

/** A script or a picture, weighed as it is sent. */
interface WeighedFile {
  readonly url: string;
  readonly kind: (typeof KINDS)[number][1];
  readonly body: Buffer;
  readonly bytes: number;
}

/** What was weighed already in this run: pages share most of their files. */
const weighed = new Map<string, Promise<WeighedFile | null>>();

/** What the first load of a page showed. */
export interface FirstLoad {
  /** The document as it was served. */
  readonly html: string;
  /** What the browser complained about, from the first byte on. */
  readonly complaints: readonly string[];
  /** Layout shifts from the end of the document until the page was at rest. */
  readonly shifts: readonly string[];
  /** Sources of the scripts that bring the page to life and to rest; what is fetched ahead is not among them. */
  readonly scripts: readonly string[];
  /** Scripts until hydration that the document does not name: their turn comes only when another one has arrived. */
  readonly unnamed: readonly string[];
  /** Scripts that are asked for before the first frame is painted: they take the line from what is seen. */
  readonly early: readonly string[];
  /** Scripts and pictures above their budgets, each with its bytes. */
  readonly heavy: readonly string[];
}

/** Loads a page until it is hydrated and at rest, and takes down what that took. */
export async function firstLoad(
  page: Page,
  path: string,
  isLongForm: boolean,
  origin = product().origin,
): Promise<FirstLoad> {
  const complaints = complaintsOf(page);
  const shifts = await watchShifts(page);
  const answer = await page.goto(origin + path);
  const html = (await answer?.text()) ?? "";
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await atRest(page);
  const asked = await askedFor(page);
  const loaded = (await Promise.all([...asked.keys()].map(weigh))).filter((file) => file !== null);
  const scripts = loaded.filter(
    ({ kind, url }) => kind === "script" && (asked.get(url) === true || LATER.test(url)),
  );
  expect(scripts.length).toBeGreaterThanOrEqual(FEWEST_SCRIPTS);
  const scriptBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const budget = isLongForm ? LONG_FORM_SCRIPT_BYTES : SCRIPT_BYTES;
  return {
    html,
    complaints,
    shifts: await shifts(),
    scripts: scripts.map(({ body }) => body.toString()),
    unnamed: scripts
      .map(({ url }) => new URL(url).pathname)
      .filter((file) => !LATER.test(file) && !html.includes(file)),
    early: await askedBeforeFirstPaint(page),
    heavy: [
      ...(scripts.length > MOST_SCRIPTS ? [`${scripts.length} scripts`] : []),
      ...(scriptBytes > budget ? [`${scriptBytes} bytes of JavaScript`] : []),
      ...loaded.flatMap(heavyPicture),
    ],
  };
}

function heavyPicture({ url, kind, bytes }: WeighedFile): string[] {
  if (kind === "script") return [];
  return bytes > (kind === "svg" ? SVG_BYTES : RASTER_BYTES) ? [`${url}: ${bytes} bytes`] : [];
}

/** @returns null if it is neither a script nor a picture. */
function weigh(url: string): Promise<WeighedFile | null> {
  const known = weighed.get(url) ?? fetchWeighed(url);
  weighed.set(url, known);
  return known;
}

async function fetchWeighed(url: string): Promise<WeighedFile | null> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  const type = answer.headers.get("content-type") ?? "";
  const kind = KINDS.find(([name]) => type.includes(name))?.[1];
  const body = Buffer.from(await answer.arrayBuffer());
  const bytes = Number(answer.headers.get("content-length") ?? NaN);
  expect(bytes, url).toBeGreaterThan(0);
  // A picture is named by its hash: none is asked for twice.
  if (url.includes("/media/")) expect(answer.headers.get("cache-control"), url).toContain("immutable");
  return kind ? { url, kind, body, bytes } : null;
}

/** What this document has asked for by its elements and modules so far, and whether that was before hydration. */
async function askedFor(page: Page): Promise<ReadonlyMap<string, boolean>> {
  return new Map(
    await page.evaluate(() => {
      const [hydrated] = performance.getEntriesByName("site:hydrated");
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return entries
        .filter(
          ({ initiatorType, name }) => name.startsWith("http") && !/^(?:fetch|beacon)$/.test(initiatorType),
        )
        .map(({ name, startTime }) => [name, startTime <= (hydrated?.startTime ?? Infinity)] as const);
    }),
  );
}

function askedBeforeFirstPaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < (paint?.startTime ?? Infinity))
      .map(({ name }) => name);
  });
}

/** Waits until the page has laid out what it does in the idle moment after it was hydrated. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
}
