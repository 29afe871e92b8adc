import type { Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { product } from "../../src/env.ts";
import { followLink, hydrated } from "../../src/navigation.ts";
import { recordReports, type ReportRecorder } from "../../src/report-recorder.ts";
import { ROOT } from "@wesdom/product/root";
import { storedEvents } from "../../src/stored-events.ts";
import { clickChannel, REPORT_LIMIT, TRACKED_LANGUAGES } from "../../src/tracked-pages.ts";
import { expect, test } from "../../src/test.ts";

let recorder: ReportRecorder;
test.beforeEach(async () => {
  recorder = await recordReports(product().origin);
});
test.afterEach(() => recorder.stop());

/** Waits until so many reports were taken. */
async function taken(count: number): Promise<string[]> {
  await expect.poll(recorder.lines, REPORT_LIMIT).toHaveLength(count);
  return recorder.lines();
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(recorder.origin + path);
  await hydrated(page);
}

for (const language of TRACKED_LANGUAGES) {
  const { key, home, visitors, duration, isCnVersion, call } = language;

  test(`${key}: a visit through the pages reports each once, in order, under the ids of the specification @R7.22 @R7.47 @R7.49`, async ({
    page,
  }) => {
    const before = await storedEvents(product().dataDir);
    const startedAt = Date.now();
    await visit(page, home);
    const expected = [`unique visitor ${visitors}`, `new visitor ${visitors}`, `page view ${visitors}`];
    for (const [path, line] of [...language.pages, [home, `page view ${visitors}`] as const]) {
      await followLink(page, path);
      expected.push(line);
      expect(await taken(expected.length)).toEqual(expected);
    }
    await clickChannel(page, "weibo.example.com");
    expected.push(`click ${visitors} weibo`);
    await taken(expected.length);
    await page.goto("about:blank");
    expected.push(`per duration ${duration}`);
    expect(await taken(expected.length)).toEqual(expected);

    const events = await recorder.events();
    const agent = isCnVersion ? await page.evaluate(() => navigator.userAgent) : "";
    const [deviceIdMd5] = events.map((event) => event.deviceIdMd5);
    expect(deviceIdMd5).toMatch(/^[\da-f]{32}$/);
    for (const { eventId, countType, countValue, time, ...event } of events) {
      expect(event).toMatchObject({ isCnVersion, deviceIdMd5, deviceType: 1, userAgent: agent });
      expect(event).not.toHaveProperty("userInfo");
      expect(time).toBeGreaterThanOrEqual(startedAt);
      expect(time).toBeLessThanOrEqual(Date.now());
      if (eventId === "per duration") expect(countType).toBe("time");
      else expect([countType, countValue]).toEqual(["num", 1]);
    }
    for (const report of recorder.reports) {
      expect(report).toMatchObject({ method: "POST", path: call, contentLength: "0" });
      expect(report.contentType).toBeUndefined();
    }
    const after = await storedEvents(product().dataDir);
    expect({
      pageViews: after.pageViews - before.pageViews,
      clicks: after.clicks - before.clicks,
      visibleMs: after.visibleMs - before.visibleMs,
      refused: after.refused - before.refused,
    }).toEqual({
      pageViews: language.pages.length + 2,
      clicks: 1,
      visibleMs: events.at(-1)?.countValue,
      refused: 0,
    });
  });
}

test("a hash, a filter and what is fetched ahead are no page views, and a way back is one", async ({
  page,
}) => {
  await visit(page, "/m/zh-cn");
  await taken(3);
  await followLink(page, "#main");
  await followLink(page, "/m/zh-cn?utm_source=mail");
  await page.waitForURL(/utm_source/);
  await followLink(page, "/m/zh-cn/home");
  await taken(4);
  await page.goBack();
  expect(await taken(5)).toEqual([
    "unique visitor 600001",
    "new visitor 600001",
    "page view 600001",
    "page view 600001",
    "page view 600001",
  ]);
});

test("a visitor who leaves before the page came alive is reported by the next page", async ({ page }) => {
  let isCryptoHeld = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isCryptoHeld && !/\/entry-/.test(route.request().url())) await new Promise(() => undefined);
    else await route.continue();
  });
  await page.goto(`${recorder.origin}/m/en-us`, { waitUntil: "commit" });
  await page.waitForFunction(() => localStorage.getItem("wsd:day") !== null);
  await page.goto("about:blank");
  expect(recorder.reports).toHaveLength(0);
  isCryptoHeld = false;
  await visit(page, "/m/jp");
  const lines = await taken(6);
  expect(lines.slice(0, 3)).toEqual(["unique visitor 600100", "new visitor 600100", "page view 600100"]);
  expect(lines.slice(3).toSorted()).toEqual([
    "old visitor 600100",
    "page view 600100",
    "per duration 600109",
  ]);
});

test("a page reports how fast it was when it is left", async ({ page }) => {
  await visit(page, "/m/zh-cn");
  await page.goto("about:blank");
  await expect.poll(() => recorder.quality, REPORT_LIMIT).toHaveLength(1);
  const vitals = JSON.parse(recorder.quality[0] ?? "") as Record<string, unknown>;
  expect(vitals).toMatchObject({ kind: "vitals", site: "cn", path: "/m/zh-cn" });
  expect(vitals["lcp"]).toBeGreaterThan(0);
});

test.describe("a page that breaks in the browser", () => {
  test.use({ expectedErrors: /Cannot read properties of undefined/ });

  test("shows that it failed, and is reported while it is open", async ({ page }) => {
    await page.route(/\/m\/zh-cn\/about\/_payload\.json/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"values":', '"lost":') });
    });
    await visit(page, "/m/zh-cn/404");
    await followLink(page, "/m/zh-cn/about");
    await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
    await expect.poll(() => recorder.quality, REPORT_LIMIT).not.toEqual([]);
    expect(JSON.parse(recorder.quality[0] ?? "")).toMatchObject({
      kind: "error",
      path: "/m/zh-cn/about",
      message: expect.stringContaining("Cannot read properties of undefined"),
    });
  });
});

for (const app of ["cn", "intl"]) {
  test(`${app}: no release holds the panel for developers`, async () => {
    const folder = join(ROOT, "apps", app, `dist/client/m/_${app}/assets`);
    const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
    const scripts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const text = scripts.join("\n");
    expect(text).toContain("unique visitor");
    expect(text).not.toMatch(/_dev\/tracking|sealed for another key/);
  });
}
