import type { Page, Route } from "@playwright/test";
import { product } from "../../src/env.ts";
import {
  fetchNothingAhead,
  followLink,
  hydrated,
  isMarked,
  markDocument,
  openHydrated,
  withholdPayloads,
} from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

/** Paths that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** When an element comes into the page, milliseconds on the page's own clock. */
function whenAttached(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (what) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector(what)) resolve(performance.now());
        }).observe(document, { subtree: true, childList: true });
      }),
    selector,
  );
}

/** Holds back every answer of a kind until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("loading bar", () => {
  test("shows while a page is slow and goes away when it is there @R9.3", async ({ page }) => {
    const release = await hold(page, "**/assets/forms-*.js");
    await openHydrated(page, "/m/zh-cn/404");
    const bar = page.locator(".el-loading-bar");
    await expect(bar).not.toHaveClass(/is-visible/);
    await followLink(page, "/m/zh-cn");
    await expect(bar).toHaveClass(/is-visible/);
    await expect(bar).not.toHaveAttribute("aria-valuenow", "100");
    release();
    await expect(bar).toHaveAttribute("aria-valuenow", "100");
    await expect(bar).not.toHaveClass(/is-visible/);
  });
});

test.describe("loading bar of a failing page", () => {
  // What failed is said in the console too.
  test.use({ expectedErrors: /^ApiError: 请求失败/ });

  test("ends when the page fails", async ({ page }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, "/m/zh-cn/404");
    await withholdPayloads(page);
    await page.route("**/api/**", (route) => route.fulfill({ status: 500, body: "{}" }));
    const bar = page.locator(".el-loading-bar");
    await followLink(page, "/m/zh-cn");
    await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
    await expect(bar).not.toHaveClass(/is-visible/);
  });
});

test.describe("fetching ahead", () => {
  for (const [from, link, to, shown] of [
    ["/m/zh-cn/404", 'main a[href="/m/zh-cn"]', "/m/zh-cn", "#appeal"],
    ["/m/zh-cn/message", 'main a[href*="article?code="]', "/m/zh-cn/article", ".el-article-body"],
    ["/m/en-us/article", 'main a[href*="article?code="]', "/m/en-us/article", ".el-article-body"],
    ["/m/jp/services/media-buying", 'main a[href*="case?code="]', "/m/jp/case", ".el-article-body"],
  ] as const) {
    test(`gets modules and payload of a link in view, so that following it from ${from} asks for nothing`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await openHydrated(page, from);
      const anchor = page.locator(link).first();
      const code = /code=[^&]*/.exec((await anchor.getAttribute("href")) ?? "")?.[0] ?? "";
      const isPayload = (url: string): boolean => url.includes(`${to}/_payload.json`) && url.includes(code);
      await anchor.scrollIntoViewIfNeeded();
      await expect.poll(() => requests.some(isPayload)).toBe(true);
      await page.waitForLoadState("networkidle");
      const tappedAtMs = await page.evaluate(() => performance.now());
      const shownAt = whenAttached(page, shown);
      await anchor.click();
      const shownAtMs = await shownAt;
      await page.waitForLoadState("networkidle");
      // From then on it fetches what its own links lead to, and until then what other links in view lead to.
      // Events of the tap and of leaving hold nothing up.
      const paths = await page.evaluate(
        ([earliest, latest]) =>
          performance
            .getEntriesByType("resource")
            .filter(({ startTime }) => startTime >= earliest && startTime < latest)
            .map(({ name }) => new URL(name))
            .map(({ pathname, search }) => pathname + search),
        [tappedAtMs, shownAtMs] as const,
      );
      // The rings of the footer come with the first scroll.
      const needed = (path: string): boolean =>
        isPayload(path) || /(?<!\/attention-[\w-]+)\.js$|(?<!report)\.do(?:\?|$)/.test(path);
      expect(paths.filter(needed)).toEqual([]);
    });
  }

  for (const [title, connection] of [
    ["data saver", { saveData: true, effectiveType: "4g" }],
    ["2G", { saveData: false, effectiveType: "2g" }],
    ["slow 2G", { saveData: false, effectiveType: "slow-2g" }],
  ] as const) {
    test(`gets nothing on ${title} @R9.7`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value, configurable: true });
      }, connection);
      const requests = requestsOf(page);
      await openHydrated(page, "/m/zh-cn/404");
      await expect.poll(() => requests.some((path) => path.includes("/later-"))).toBe(true);
      await page.waitForLoadState("networkidle");
      expect(requests.filter((path) => /_payload|forms|builds/.test(path))).toEqual([]);
    });
  }

  test("stays silent when it fails, and the navigation still works", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    let failing = true;
    await page.route(/_payload\.json|builds\/meta|assets\/forms/, (route) =>
      failing ? route.abort() : route.continue(),
    );
    await openHydrated(page, "/m/zh-cn/404");
    await page.waitForLoadState("networkidle");
    failing = false;
    await markDocument(page);
    await followLink(page, "/m/zh-cn");
    await expect(page.locator("#appeal")).toBeAttached();
    expect(errors).toEqual([]);
  });
});

test.describe("redirects of build metadata", () => {
  test("lead a navigation elsewhere and keep query and hash @R2.51", async ({ page }) => {
    await page.route("**/builds/meta/*.json", (route) =>
      route.fulfill({
        json: { id: "b", timestamp: 1, redirects: { "/m/zh-cn/home": "/m/zh-cn" }, prerendered: [] },
      }),
    );
    await openHydrated(page, "/m/zh-cn/404");
    await markDocument(page);
    await followLink(page, "/m/zh-cn/home?utm_source=a#appeal");
    await expect(page).toHaveURL(`${product().origin}/m/zh-cn?utm_source=a#appeal`);
    await expect(page.locator("#appeal")).toBeAttached();
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(`${product().origin}/m/zh-cn/404`);
  });

  test("come from the page's own origin wherever its assets lie", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/builds/")) asked.push(new URL(request.url()).pathname);
    });
    await page.route("**/m/zh-cn/404", async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace('"assetBase":""', '"assetBase":"/elsewhere"'),
      });
    });
    await openHydrated(page, "/m/zh-cn/404");
    await followLink(page, "/m/zh-cn/home");
    await expect(page.locator("#appeal")).toBeAttached();
    expect(asked).toContainEqual(expect.stringMatching(/^\/m\/_cn\/builds\/meta\//));
    expect(asked.filter((path) => path.startsWith("/elsewhere/"))).toEqual([]);
  });

  test("to a page of the other site load its document", async ({ page }) => {
    await page.route("**/builds/meta/*.json", (route) =>
      route.fulfill({
        json: { id: "b", timestamp: 1, redirects: { "/m/zh-cn/home": "/m/en-us" }, prerendered: [] },
      }),
    );
    await openHydrated(page, "/m/zh-cn/404");
    await markDocument(page);
    await followLink(page, "/m/zh-cn/home");
    await expect(page).toHaveURL(`${product().origin}/m/en-us`);
    await hydrated(page);
    expect(await isMarked(page)).toBe(false);
  });

  test("change nothing where the code that follows them is gone", async ({ page }) => {
    await page.route("**/builds/meta/*.json", (route) =>
      route.fulfill({
        json: { id: "b", timestamp: 1, redirects: { "/m/zh-cn/about": "/m/zh-cn" }, prerendered: [] },
      }),
    );
    await page.route("**/assets/own-redirect-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await openHydrated(page, "/m/zh-cn/404");
    await followLink(page, "/m/zh-cn/home");
    await expect(page.locator("#appeal")).toBeAttached();
  });

  for (const [title, answer] of [
    ["are missing", { status: 404, body: "" }],
    ["are an HTML fallback", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
    ["are of another shape", { status: 200, json: { redirects: [1] } }],
  ] as const) {
    test(`change nothing where they ${title}`, async ({ page }) => {
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.route("**/builds/meta/*.json", (route) => route.fulfill(answer));
      await openHydrated(page, "/m/zh-cn/404");
      await followLink(page, "/m/zh-cn/home");
      await expect(page.locator("#appeal")).toBeAttached();
      await expect(page).toHaveURL(`${product().origin}/m/zh-cn/home`);
      expect(errors).toEqual([]);
    });
  }
});
