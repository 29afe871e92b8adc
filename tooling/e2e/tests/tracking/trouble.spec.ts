import type { Page } from "@playwright/test";
import { LAUNCH_WITH_BACK_FORWARD_CACHE } from "../../src/chromium.ts";
import { product } from "../../src/env.ts";
import { hydrated } from "../../src/navigation.ts";
import { recordReports, type ReportRecorder } from "../../src/report-recorder.ts";
import { storedEvents, type StoredEvents } from "../../src/stored-events.ts";
import { clickChannel, queuedReports, REPORT_LIMIT, setVisible } from "../../src/tracked-pages.ts";
import { expect, test } from "../../src/test.ts";

/** How far durations may be off the time for which a page could be seen, in milliseconds. */
const DURATION_SLACK_MS = 5_000;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

test.use({ launchOptions: LAUNCH_WITH_BACK_FORWARD_CACHE });

let recorder: ReportRecorder;
let before: StoredEvents;
test.beforeEach(async () => {
  before = await storedEvents(product().dataDir);
  recorder = await recordReports(product().origin);
});
test.afterEach(() => recorder.stop());

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(recorder.origin + path);
  await hydrated(page);
}

const some = async (wanted: string): Promise<number> =>
  (await recorder.lines()).filter((line) => line.startsWith(wanted)).length;

async function takenOf(wanted: string, count: number): Promise<void> {
  await expect.poll(() => some(wanted), { ...REPORT_LIMIT, message: wanted }).toBe(count);
}

/** What was sent, however often, is in the database once. */
async function expectStoredOnce(): Promise<void> {
  const after = await storedEvents(product().dataDir);
  const durations = await recorder.durations();
  expect({
    pageViews: after.pageViews - before.pageViews,
    clicks: after.clicks - before.clicks,
    visibleMs: after.visibleMs - before.visibleMs,
    refused: after.refused - before.refused,
  }).toEqual({
    pageViews: await some("page view"),
    clicks: await some("click"),
    visibleMs: durations.reduce((sum, ms) => sum + ms, 0),
    refused: 0,
  });
  for (const duration of durations) {
    expect(duration).toBeGreaterThan(0);
    expect(duration).toBeLessThanOrEqual(DAY_MS);
  }
}

async function expectDuration(visibleMs: number, countedMs = visibleMs): Promise<void> {
  const reported = (await recorder.durations()).reduce((sum, ms) => sum + ms, 0);
  expect(reported, `of ${visibleMs} ms`).toBeGreaterThan(countedMs - DURATION_SLACK_MS);
  expect(reported, `of ${visibleMs} ms`).toBeLessThan(visibleMs + DURATION_SLACK_MS);
}

test("two tabs are one new visitor with one device id, and lose nothing", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([visit(one, "/m/en-us"), visit(other, "/m/jp")]);
  await takenOf("page view 600100", 2);
  await Promise.all([one.goto("about:blank"), other.goto("about:blank")]);
  await takenOf("per duration 600109", 2);
  expect((await recorder.lines()).toSorted()).toEqual([
    "new visitor 600100",
    "old visitor 600100",
    "page view 600100",
    "page view 600100",
    "per duration 600109",
    "per duration 600109",
    "unique visitor 600100",
  ]);
  expect(new Set((await recorder.events()).map(({ deviceIdMd5 }) => deviceIdMd5)).size).toBe(1);
  await expectStoredOnce();
});

test("a reload in the middle reports both documents, and what the first left by beacon once", async ({
  page,
}) => {
  await visit(page, "/m/zh-cn");
  await takenOf("page view 600001", 1);
  await page.reload();
  await hydrated(page);
  await takenOf("page view 600001", 2);
  await takenOf("per duration 600002", 1);
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(0);
  const signs = recorder.reports.map(({ sign }) => sign);
  expect(signs.length, "the duration left by beacon and by fetch").toBeGreaterThan(new Set(signs).size);
  expect(await some("new visitor")).toBe(1);
  expect(await some("old visitor")).toBe(1);
  expect(await some("unique visitor")).toBe(1);
  await expectStoredOnce();
});

test("what happens offline is reported when the network is back", async ({ page, context }) => {
  await visit(page, "/m/zh-cn");
  await takenOf("page view 600001", 1);
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(0);
  await context.setOffline(true);
  await clickChannel(page, "weibo.example.com");
  await clickChannel(page, "zhihu.example.com");
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(2);
  expect(await some("click")).toBe(0);
  await context.setOffline(false);
  await takenOf("click 600001 weibo", 1);
  await takenOf("click 600001 zhihu", 1);
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(0);
  await expectStoredOnce();
});

test("a report call that is gone for a while gets all of it once it is back, from the next page too", async ({
  page,
}) => {
  recorder.hold(true);
  await visit(page, "/m/zh-cn");
  await clickChannel(page, "weibo.example.com");
  await expect.poll(() => recorder.reports.length, REPORT_LIMIT).toBeGreaterThan(0);
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(4);
  await page.goto("about:blank");
  expect(await recorder.events()).toEqual([]);
  recorder.hold(false);
  await visit(page, "/m/zh-cn/home");
  await takenOf("page view 600001", 2);
  await takenOf("per duration 600002", 1);
  expect((await recorder.lines()).toSorted()).toEqual([
    "click 600001 weibo",
    "new visitor 600001",
    "old visitor 600001",
    "page view 600001",
    "page view 600001",
    "per duration 600002",
    "unique visitor 600001",
  ]);
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(0);
  await expectStoredOnce();
});

test("a killed tab loses nothing that happened, and five seconds of its duration at most", async ({
  page,
  context,
}) => {
  recorder.hold(true);
  await page.clock.install();
  await visit(page, "/m/zh-cn");
  await clickChannel(page, "weibo.example.com");
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(4);
  await page.clock.runFor(MINUTE_MS);
  const visibleMs = await page.evaluate(() => performance.now());
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  recorder.hold(false);

  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 2 * MINUTE_MS });
  await visit(next, "/m/zh-cn/home");
  await next.clock.runFor(10_000);
  await takenOf("per duration 600002", 1);
  await takenOf("page view 600001", 2);
  expect(await some("click 600001 weibo")).toBe(1);
  expect(await some("new visitor")).toBe(1);
  // Until the tracker began nothing was counted.
  await expectDuration(visibleMs, MINUTE_MS);
  await expectStoredOnce();
});

test("a page from the back-forward cache goes on, and is a page view as any way back", async ({ page }) => {
  await visit(page, "/m/zh-cn");
  await takenOf("page view 600001", 1);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { wasCached: persisted }));
  });
  await page.goto(`${recorder.origin}/m/en-us`);
  await takenOf("page view 600100", 1);
  await takenOf("per duration 600002", 1);
  // A page from the cache does not load, which is what Playwright's own way back waits for.
  await page.evaluate(() => history.back());
  await page.waitForURL(/\/m\/zh-cn$/, { waitUntil: "commit" });
  const wasCached = (): Promise<boolean> =>
    page.evaluate(() => (window as { wasCached?: boolean }).wasCached === true);
  await expect.poll(wasCached, { ...REPORT_LIMIT, message: "nothing forbids the cache" }).toBe(true);
  await takenOf("page view 600001", 2);
  await clickChannel(page, "weibo.example.com");
  await takenOf("click 600001 weibo", 1);
  await page.goto("about:blank");
  await takenOf("per duration 600002", 2);
  await takenOf("per duration 600109", 1);
  expect(await some("page view")).toBe(3);
  await expectStoredOnce();
});

test("a page hidden many times reports each time it was seen, and in sum all of it @R7.49", async ({
  page,
}) => {
  const hides = 8;
  // At noon in Shanghai: on another day a page that is seen again has a visitor of that day.
  const today = new Date().toLocaleDateString("sv", { timeZone: "Asia/Shanghai" });
  await page.clock.install({ time: `${today}T12:00:00+08:00` });
  await visit(page, "/m/zh-cn");
  await takenOf("page view 600001", 1);
  let hiddenMs = 0;
  for (let turn = 1; turn <= hides; turn += 1) {
    // A report under way would be given up as the clock jumps, and be waited for.
    await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(0);
    await page.clock.runFor(turn * MINUTE_MS);
    await setVisible(page, false);
    const from = await page.evaluate(() => performance.now());
    await page.clock.runFor(MINUTE_MS);
    hiddenMs += (await page.evaluate(() => performance.now())) - from;
    await setVisible(page, true);
    await takenOf("per duration 600002", turn);
  }
  await clickChannel(page, "weibo.example.com");
  await takenOf("click 600001 weibo", 1);
  await expect.poll(() => queuedReports(page), REPORT_LIMIT).toBe(0);
  const visibleMs = (await page.evaluate(() => performance.now())) - hiddenMs;
  await page.goto("about:blank");
  await takenOf("per duration 600002", hides + 1);
  await expectDuration(visibleMs);
  expect(await some("unique visitor"), "the visitor is the same").toBe(1);
  await expectStoredOnce();
});
