import { chromium, type Page } from "@playwright/test";
import { LAUNCH_WITH_BACK_FORWARD_CACHE } from "../../src/chromium.ts";
import { product } from "../../src/env.ts";
import { followLink, hydrated, isMarked, markDocument, openHydrated } from "../../src/navigation.ts";
import { HOME_OF_EACH_SITE } from "../../src/pages.ts";
import { expect, test } from "../../src/test.ts";

for (const home of HOME_OF_EACH_SITE) {
  test(`${home.key}: another page moves the focus to its heading and has its title said`, async ({
    page,
  }) => {
    await openHydrated(page, `${home.path}/404`);
    const said = page.locator("[data-page-announcer]");
    await expect(said).toHaveText("");
    await followLink(page, home.path);
    await expect(page.locator("main h1")).toBeFocused();
    await expect(said).toHaveText(await titleOf(page, home.path));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test("title, heading and announcement are right going back and forward", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn");
  const homeTitle = await page.title();
  await followLink(page, "/m/zh-cn/404");
  await expect(page).toHaveTitle(/^404/);
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page.locator("[data-page-announcer]")).toHaveText(homeTitle);
  await page.goForward();
  await expect(page).toHaveTitle(/^404/);
});

test("back at the place where a link was followed, the keyboard goes on from that link", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn/message");
  const link = page.locator('main a[href*="/article?code="]').nth(6);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/article\?code=/);
  await expect(page.locator("main h1")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test("a hash within the page moves the focus to its target and says nothing", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn");
  await followLink(page, "#appeal");
  await expect(page.locator("#appeal")).toBeFocused();
  await expect(page.locator("[data-page-announcer]")).toHaveText("");
});

test("the skip link leads the keyboard past the header", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the way home from the 404 page takes its place in the history", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn");
  await followLink(page, "/m/zh-cn/404");
  await page.locator('main a[href="/m/zh-cn"]').click();
  await expect(page.locator("#appeal")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn`);
  await expect(page.locator("#appeal")).toBeAttached();
});

test("a page restored from the back-forward cache is as it was left, and navigates on", async () => {
  const browser = await chromium.launch(LAUNCH_WITH_BACK_FORWARD_CACHE);
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (Linux; Android 14) Mobile Chrome/130",
  });
  const page = await context.newPage();
  await openHydrated(page, "/m/zh-cn");
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  await markDocument(page);
  const title = await page.title();
  await page.goto(`${product().origin}/m/en-us`);
  await hydrated(page);
  await back(page);
  const isKept = (): Promise<boolean> => isMarked(page).catch(() => false);
  await expect.poll(isKept, "the document comes from the cache").toBe(true);
  expect(await page.evaluate(() => [scrollY, history.scrollRestoration])).toEqual([1200, "manual"]);
  expect(await page.title()).toBe(title);
  await followLink(page, "/m/zh-cn/home");
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/home`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await back(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await browser.close();
});

/** Goes back without waiting for the events of a load: a cached document has none. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back(), 0));
}

async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(product().origin + path)).text();
  return /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
}
