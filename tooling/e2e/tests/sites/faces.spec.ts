import { linesOfTitlesInFace } from "../../src/broken-titles.ts";
import { product } from "../../src/env.ts";
import { HOMES } from "../../src/pages.ts";
import { expect, test } from "../../src/test.ts";
import { DESIGN_WIDTHS_PX } from "../../src/visits.ts";

/** A page of each kind that opens on a title in the face, or on one in hanzi that begins with digits of it. */
const PAGES = [
  ...HOMES.flatMap(({ path }) => [
    path,
    `${path}/about`,
    `${path}/case`,
    `${path}/case?code=lipstick-to-cart`,
  ]),
  "/m/zh-cn/article?code=one-step-fewer",
  "/m/en-us/article",
  "/m/en-us/article?code=choosing-your-first-platform",
  "/m/en-us/services/influencer-marketing",
  "/m/jp/services/media-buying",
  "/m/en-us/marketing-consultant",
];

for (const path of PAGES) {
  test(`titles of ${path} stand as they did when their face comes late`, async ({ page }) => {
    const asked = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      asked.resolve();
      await sent.promise;
      await route.continue();
    });
    await page.goto(product().origin + path, { waitUntil: "domcontentloaded" });
    await asked.promise;
    const before = await linesAtEachWidth();
    await page.evaluate(watchFromNow);
    sent.resolve();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    expect.soft(await page.evaluate(movedSince), "moved by the face").toEqual([]);
    expect(await linesAtEachWidth()).toEqual(before);

    async function linesAtEachWidth(): Promise<readonly (readonly (string | number)[])[]> {
      const lines: (readonly (string | number)[])[] = [];
      for (const width of DESIGN_WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        lines.push(await linesOfTitlesInFace(page));
      }
      return lines;
    }
  });
}

for (const { path, files } of [
  { path: "/m/zh-cn", files: ["digits"] },
  { path: "/m/jp/about", files: ["digits", "wordmark"] },
  { path: "/m/en-us", files: ["digits", "letters"] },
]) {
  test(`of the face ${path} fetches ${files.join(" and ")}`, async ({ page }) => {
    await page.goto(product().origin + path, { waitUntil: "networkidle" });
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /(\w+)-[\w-]+\.woff2/.exec(name)?.[1] ?? []),
    );
    expect(fetched.toSorted()).toEqual(files);
  });
}

/** Runs in the page: takes down layout shifts once those of the last width have been told. */
async function watchFromNow(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moved: number[] = [];
  Object.assign(window, { moved });
  const since = performance.now();
  new PerformanceObserver((list) => {
    moved.push(...list.getEntries().flatMap(({ startTime }) => (startTime > since ? [startTime] : [])));
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: when something has moved since then, up to the second frame from now. */
async function movedSince(): Promise<readonly number[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (window as unknown as { moved: number[] }).moved;
}
