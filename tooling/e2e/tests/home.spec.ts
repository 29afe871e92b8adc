import { AxeBuilder } from "@axe-core/playwright";
import type { ConsoleMessage, Page } from "@playwright/test";
import { HOMES, type Home } from "../src/pages.ts";
import { product } from "../src/env.ts";
import { expect, test } from "../src/test.ts";

/** Widths that the design is made for, in CSS pixels. */
const WIDTHS = [320, 375, 430];

const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface ApiList<Item> {
  data: { list: Item[] };
}

async function fromApi<Answer>(home: Home, path: string): Promise<Answer> {
  const response = await fetch(`${product().apiOrigin}${path}.do?pageSize=3`, {
    headers: { Lang: String(home.lang) },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** Everything that a visitor's browser would complain about. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(error.message));
  page.on("requestfailed", (request) => found.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
}

for (const home of HOMES) {
  test.describe(`home page in ${home.key}`, () => {
    test(`${home.key}: shows banners, cases and news that came through the API`, async ({ page }) => {
      const banners = await fromApi<ApiList<{ title: string }>>(home, "/index/banner/page");
      const stories = await fromApi<ApiList<{ title: string; headline: { value: string } }>>(
        home,
        `${home.api}/customer/stories/page`,
      );
      await page.goto(product().origin + home.path);
      const [banner] = banners.data.list;
      await expect(page.locator("h1")).toHaveText(banner?.title.replaceAll("\n", ""), {
        useInnerText: false,
      });
      for (const story of stories.data.list) {
        await expect(page.getByText(story.title, { exact: true })).toBeVisible();
      }
      expect(await page.locator("html").getAttribute("lang")).toBe(home.htmlLang);
    });

    test(`${home.key}: loads, hydrates and scrolls without an error, a CSP violation or a hydration mismatch`, async ({
      page,
    }) => {
      const found = complaints(page);
      await page.goto(product().origin + home.path);
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      expect(found).toEqual([]);
    });

    test(`${home.key}: has no accessibility violation, menu closed and open`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(product().origin + home.path);
      await hydrated(page);
      const closed = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
      expect(closed.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      await page.locator("summary").first().click();
      const open = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
      expect(open.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });

    for (const width of WIDTHS) {
      test(`${home.key}: nothing overflows at ${width} px, nor at 200 % text`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(product().origin + home.path);
        await hydrated(page);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.style.setProperty("--el-text-scale", "2"));
        expect(await overflow()).toBeLessThanOrEqual(0);
      });
    }

    test(`${home.key}: nothing moves while the page loads`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) (window as unknown as { shifts: number }).shifts += shift.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(product().origin + home.path);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    });

    test(`${home.key}: the hero picture starts to load before any script`, async ({ page }) => {
      await page.goto(product().origin + home.path);
      await hydrated(page);
      const order = await page.evaluate(() => {
        const starts = performance
          .getEntriesByType("resource")
          .map(({ name, startTime }) => ({ name, startTime }));
        const hero = document
          .querySelector<HTMLImageElement>("h1")
          ?.closest(".el-hero")
          ?.querySelector("img");
        const first = (match: (name: string) => boolean) =>
          Math.min(...starts.filter(({ name }) => match(name)).map(({ startTime }) => startTime));
        return {
          hero: first((name) => name === hero?.currentSrc),
          script: first((name) => /\.js(\?|$)/.test(name)),
        };
      });
      expect(order.hero).toBeLessThan(order.script);
      expect(Number.isFinite(order.script)).toBe(true);
    });
  });

  test.describe(`home page in ${home.key} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test(`${home.key}: is complete and every link to a page of the site works without JavaScript`, async ({
      page,
      request,
    }) => {
      await page.goto(product().origin + home.path);
      const hidden = await page
        .locator("main *:visible")
        .evaluateAll(
          (elements) => elements.filter((element) => getComputedStyle(element).opacity === "0").length,
        );
      expect(hidden).toBe(0);
      const links = await page
        .locator("a[href]")
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
      const own = [...new Set(links)].filter((href) => href.startsWith(product().origin));
      expect(own.length).toBeGreaterThan(3);
      for (const href of own.filter((link) => HOMES.some(({ path }) => new URL(link).pathname === path))) {
        expect((await request.get(href, { headers: { "user-agent": await userAgent(page) } })).status()).toBe(
          200,
        );
      }
    });

    test(`${home.key}: opens the menu without JavaScript`, async ({ page }) => {
      await page.goto(product().origin + home.path);
      const navigation = page.locator(".el-mobile-menu nav").first();
      await expect(navigation).toBeHidden();
      await page.locator(".el-mobile-menu > summary").click();
      await expect(navigation).toBeVisible();
    });
  });
}

async function userAgent(page: Page): Promise<string> {
  const response = await page.request.get(page.url());
  expect(response.status()).toBe(200);
  return "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";
}
