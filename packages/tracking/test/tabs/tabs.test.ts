import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config/chromium";
import { existsSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright";
import { chromium } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Tracker } from "../../src/index.ts";
import { TrackedSite } from "./site.ts";

declare global {
  interface Window {
    tracker?: Tracker;
    wasCached?: boolean;
  }
}

/** The duration's checkpoints lie so far apart. */
const CHECKPOINT_MS = 5_000;
const POLL = { timeout: 15_000, interval: 50 };

let site: TrackedSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  site = await TrackedSite.start();
  browser = await chromium.launch({
    ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
    args: [...CHROMIUM_ARGS, "--host-resolver-rules=MAP plain.test 127.0.0.1"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  const userAgent = `Chromium ${crypto.randomUUID()}`;
  site.expectVisitor(userAgent);
  context = await browser.newContext({ userAgent });
});
afterEach(() => context.close());

const address = (path: string, host = "localhost"): string => `http://${host}:${site.port}${path}`;
async function open(path: string, host?: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path, host));
  return page;
}
const taken = (count: number): Promise<unknown> =>
  expect.poll(() => site.eventIds.length, POLL).toBeGreaterThanOrEqual(count);
const queued = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("wsd:q:")).length);

describe("tabs of Chromium", () => {
  it("report a visit through pages that load one after the other", async () => {
    const page = await open("/a");
    await taken(3);
    for (const path of ["/b", "/c"]) {
      await page.goto(address(path));
      await expect.poll(() => site.eventIds, POLL).toContain(`page view ${path}`);
    }
    await page.close({ runBeforeUnload: false });
    expect(site.eventIds.slice(0, 3)).toEqual(["unique visitor", "new visitor", "page view /a"]);
    expect(site.eventIds.filter((id) => id.startsWith("page view"))).toEqual([
      "page view /a",
      "page view /b",
      "page view /c",
    ]);
    expect(site.eventIds.filter((id) => id === "old visitor")).toHaveLength(2);
    await expect.poll(() => site.durations.length, POLL).toBeGreaterThanOrEqual(2);
  });

  it("lose nothing by a reload before the crypto chunk is there", async () => {
    const page = await context.newPage();
    let isHeld = true;
    let heldCount = 0;
    await page.route(/\/assets\//, async (route) => {
      if (isHeld) heldCount += 1;
      else await route.continue();
    });
    await page.goto(address("/a"));
    await expect.poll(() => heldCount, POLL).toBe(1);
    isHeld = false;
    await page.reload();
    await expect.poll(() => site.eventIds.filter((id) => id === "page view /a").length, POLL).toBe(2);
    expect(site.eventIds.filter((id) => id === "new visitor")).toHaveLength(1);
    expect(site.eventIds.filter((id) => id === "old visitor")).toHaveLength(1);
  });

  it("come back from the back-forward cache and go on", async () => {
    const page = await open("/a");
    await taken(3);
    await page.goto(address("/b"));
    await expect.poll(() => site.durations.length, POLL).toBe(1);
    // A page from the cache does not load, which is what Playwright's own way back waits for.
    await page.evaluate(() => history.back());
    await page.waitForURL(address("/a"), { waitUntil: "commit" });
    const wasCached = (): Promise<boolean | undefined> => page.evaluate(() => window.wasCached);
    await expect.poll(wasCached, { ...POLL, message: "nothing here forbids the cache" }).toBe(true);
    await page.evaluate(() => window.tracker?.track({ eventId: "click", objectId: 600001, bizId: "back" }));
    await expect.poll(() => site.eventIds, POLL).toContain("click back");
    await page.goto("about:blank");
    await expect.poll(() => site.durations.length, POLL).toBe(3);
    const views = site.eventIds.filter((id) => id.startsWith("page view"));
    expect(views, "no new page was viewed").toHaveLength(2);
  });

  it("keep events while offline, and deliver them when the network is back", async () => {
    const page = await open("/a");
    await taken(3);
    await context.setOffline(true);
    await page.evaluate(() =>
      window.tracker?.track({ eventId: "click", objectId: 600001, bizId: "offline" }),
    );
    await expect.poll(() => queued(page), POLL).toBe(1);
    expect(site.eventIds).not.toContain("click offline");
    await context.setOffline(false);
    await expect.poll(() => site.eventIds, POLL).toContain("click offline");
    await expect.poll(() => queued(page), POLL).toBe(0);
  });

  it("lose nothing that was tracked when they crash, and five seconds of their duration at most", async () => {
    site.status = 503;
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(address("/a"));
    await page.clock.runFor(2_000);
    await expect.poll(() => site.reports, POLL).toBeGreaterThan(0);
    await page.evaluate(() => window.tracker?.track({ eventId: "click", objectId: 600001, bizId: "last" }));
    await page.clock.runFor(2 * CHECKPOINT_MS);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();
    site.status = 200;

    const next = await context.newPage();
    await next.clock.install({ time: Date.now() + 60_000 });
    await next.goto(address("/b"));
    await next.clock.runFor(10_000);
    await expect.poll(() => site.eventIds, POLL).toContain("click last");
    await expect.poll(() => site.durations.length, POLL).toBe(1);
    expect(site.durations[0]).toBeGreaterThanOrEqual(2 * CHECKPOINT_MS - 1_000);
    expect(site.eventIds.filter((id) => id === "new visitor")).toHaveLength(1);
  });
});

describe.each(["localhost", "plain.test"])("tabs at %s", (host) => {
  it("that open at once are one new visitor, and store each event once", async () => {
    const pages = await Promise.all(["/a", "/b", "/c"].map((path) => open(path, host)));
    expect(await pages[0]?.evaluate(() => isSecureContext)).toBe(host === "localhost");
    await taken(7);
    await Promise.all(pages.map((page) => page.goto("about:blank")));
    await expect.poll(() => site.durations.length, POLL).toBe(3);
    expect(site.eventIds.toSorted()).toEqual(
      [
        "unique visitor",
        "new visitor",
        "old visitor",
        "old visitor",
        "page view /a",
        "page view /b",
        "page view /c",
        ...Array.from({ length: 3 }, () => "per duration"),
      ].toSorted(),
    );
    const ids = new Set([...site.events.values()].map(({ deviceIdMd5 }) => deviceIdMd5));
    expect(ids.size).toBe(1);
  });
});
