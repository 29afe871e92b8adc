import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import {
  blockStorage,
  followLink,
  hydrated,
  isMarked,
  markDocument,
  newBuildFound,
  openHydrated,
  openUnderClock,
} from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

const LATEST = "**/builds/latest.json*";

/** Has the served build be another than the one that runs. */
async function serveNewerBuild(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(LATEST, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { id: "another-build", timestamp: 1 } });
  });
  return asked;
}

test("a newer build is found after an hour; no jump loads the page anew, nor a way to what was loaded so within 10 s, but the next navigation loads its target whole @R4.3 @R4.4", async ({
  page,
}) => {
  const asked = await serveNewerBuild(page);
  await openUnderClock(page, "/m/zh-cn");
  await page.clock.fastForward("59:00");
  expect(asked).toEqual([]);
  await page.clock.fastForward("01:00");
  await newBuildFound(page, "another-build");
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? "").search).toMatch(/^\?\d{13}$/);

  await markDocument(page);
  await followLink(page, "#appeal");
  await expect(page.locator("#appeal")).toBeFocused();
  await page.evaluate(() =>
    sessionStorage.setItem(
      "m:reload",
      JSON.stringify({ path: "/m/zh-cn/about", expires: Date.now() + 10_000 }),
    ),
  );
  await followLink(page, "/m/zh-cn/about");
  await expect(page.locator("[data-page-announcer]")).not.toHaveText("");
  expect(await isMarked(page)).toBe(true);

  await followLink(page, "/m/zh-cn/home?utm_source=a#appeal");
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
  expect(page.url()).toBe(`${product().origin}/m/zh-cn/home?utm_source=a#appeal`);
  // A page that is left while its last parts come alive says so in its console.
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/about`);
  await expect(page.locator("#company")).toBeAttached();
});

test("a failing check is silent and the next one comes all the same", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  let asked = 0;
  await page.route(LATEST, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ json: { id: "another-build", timestamp: 1 } });
  });
  await openUnderClock(page, "/m/zh-cn");
  await page.clock.fastForward("01:00:00");
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward("01:00:00");
  await newBuildFound(page, "another-build");
  expect(errors).toEqual([]);
});

/** Has the home page's modules be gone, as after a release that pruned them. */
async function loseHomeModules(page: Page): Promise<{ asked: number }> {
  const counted = { asked: 0 };
  await page.route("**/assets/forms-*.js", (route) => {
    counted.asked += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  return counted;
}

test("modules that are gone load the target of the navigation whole @R4.5", async ({ page }) => {
  await loseHomeModules(page);
  await openHydrated(page, "/m/zh-cn/404");
  await markDocument(page);
  await page.waitForLoadState("networkidle");
  expect(await isMarked(page), "fetching ahead never loads anything").toBe(true);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await followLink(page, "/m/zh-cn");
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  // The document is readable although its modules are still gone, and is not loaded a second time.
  await expect(page.locator("main h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loads).toEqual(["/m/zh-cn"]);
  const record = await page.evaluate(() => sessionStorage.getItem("m:reload"));
  expect(JSON.parse(record!)).toMatchObject({ path: "/m/zh-cn" });
});

test("with storage blocked nothing is loaded by itself; the error page loads it on demand", async ({
  page,
}) => {
  await blockStorage(page);
  await loseHomeModules(page);
  await openHydrated(page, "/m/zh-cn/404");
  await markDocument(page);
  await followLink(page, "/m/zh-cn?utm_source=a");
  await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.unroute("**/assets/forms-*.js");
  await page.locator("main a.el-button").first().click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page.locator("#appeal")).toBeAttached();
  expect(page.url()).toBe(`${product().origin}/m/zh-cn?utm_source=a`);
});

test("a page whose own modules are lost stays as it was sent: whole, and its links lead on", async ({
  page,
}) => {
  await page.route("**/assets/forms-*.js", (route) => route.abort());
  const [lost] = await Promise.all([
    page.waitForEvent("pageerror"),
    page.goto(`${product().origin}/m/zh-cn`),
  ]);
  expect(String(lost)).toContain("dynamically imported module");
  await expect(page.locator("#appeal")).toBeVisible();
  expect(await page.locator("main section").count()).toBeGreaterThan(5);
  await markDocument(page);
  await page.locator("footer a[href^='/m/zh-cn/']").first().click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
});
