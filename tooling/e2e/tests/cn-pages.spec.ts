import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { gzipSync } from "node:zlib";
import { product } from "../src/env.ts";
import { openHydrated } from "../src/navigation.ts";
import {
  complaintsOf,
  DESIGN_WIDTHS_PX,
  expectAccessible,
  expectNoOverflow,
  watchShifts,
} from "../src/visits.ts";
import { expect, test } from "../src/test.ts";

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148" };

/** JavaScript of a page without a form, requested until it is hydrated: bytes after gzip -9. */
const SCRIPT_BYTES = 150_000;

/** The same of a page with a form. */
const FORM_PAGE_SCRIPT_BYTES = 175_000;

/** The pages of the Chinese site in each of their shapes. */
const PAGES = [
  { key: "an article", path: "/m/zh-cn/article?code=cover-1200", marked: "营销资讯" },
  { key: "a legal text", path: "/m/zh-cn/article?title=privacy_policy", marked: "营销资讯" },
  {
    key: "search results",
    path: `/m/zh-cn/article?keyword=${encodeURIComponent("直播")}`,
    marked: "营销资讯",
  },
  { key: "a search without results", path: "/m/zh-cn/article?keyword=zzzz", marked: "营销资讯" },
  { key: "the news", path: "/m/zh-cn/message", marked: "营销资讯" },
  { key: "a category of the news", path: "/m/zh-cn/message?category=data", marked: "营销资讯" },
  { key: "the cases", path: "/m/zh-cn/case", marked: "客户案例" },
  { key: "filtered cases", path: "/m/zh-cn/case?industry=beauty", marked: "客户案例" },
  { key: "a case", path: "/m/zh-cn/case?code=cat-food-honesty", marked: "客户案例" },
  { key: "the company", path: "/m/zh-cn/about", marked: "关于我们" },
  { key: "the reservation", path: "/m/zh-cn/common/Reservation", marked: null },
] as const;

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes attributes and void elements in its own way; long titles are the copywriter's.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // A list without bullets needs its role for VoiceOver.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
    // Alignment of cells comes from Markdown.
    "no-deprecated-attr": "off",
  },
});

for (const { key, path, marked } of PAGES) {
  test.describe(`Chinese: ${key}`, () => {
    test(`${key}: hydrates without an error, moves nothing, and is accessible`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const complaints = complaintsOf(page);
      const shifts = await watchShifts(page);
      await openHydrated(page, path);
      await settled(page);
      expect(complaints).toEqual([]);
      expect(await shifts()).toBe(0);
      await expectAccessible(page);
    });

    test(`${key}: fits each phone, at twice the text size too`, async ({ page }) => {
      for (const width of DESIGN_WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        await openHydrated(page, path);
        await expectNoOverflow(page);
      }
    });

    test(`${key}: is a valid document with one title, description, canonical and heading`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(product().origin + path, { headers: PHONE })).text();
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId} ${m.message}`)),
      ).toEqual([]);
      await openHydrated(page, path);
      for (const selector of [
        "head title",
        'head meta[name="description"]',
        'head link[rel="canonical"]',
        'head meta[property="og:title"]',
        'head meta[name="twitter:card"]',
        "h1",
      ]) {
        expect(await page.locator(selector).count(), selector).toBe(1);
      }
    });

    test(
      marked === null ? `${key}: has no menu` : `${key}: marks its entry of the menu`,
      async ({ page }) => {
        await openHydrated(page, path);
        if (marked === null) {
          await expect(page.locator(".el-mobile-menu")).toHaveCount(0);
          return;
        }
        await page.locator(".el-mobile-menu > summary").click();
        await expect(page.locator(".el-mobile-menu nav [aria-current=page]").first()).toHaveText(marked);
      },
    );

    test(`${key}: loads no more scripts than a page may`, async ({ page }) => {
      await noteHydration(page);
      await openHydrated(page, path);
      const scripts = await scriptsUntilHydration(page);
      expect(scripts.length).toBeGreaterThan(1);
      const sizes = await Promise.all(
        scripts.map(async (script) => {
          const body = await (await page.request.get(script)).body();
          return gzipSync(body, { level: 9 }).byteLength;
        }),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total, `${total} bytes of JavaScript`).toBeLessThanOrEqual(
        marked === null ? FORM_PAGE_SCRIPT_BYTES : SCRIPT_BYTES,
      );
    });
  });
}

/** Waits until the page has laid out what it does in the idle moment after it was hydrated. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
}

/** Has the page note when it is hydrated, to the millisecond: what is fetched ahead follows at once. */
async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset["hydrated"] !== "true") return;
      Object.assign(window, { hydratedAt: performance.now() });
      observer.disconnect();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-hydrated"] });
  });
}

function scriptsUntilHydration(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { hydratedAt } = window as unknown as { hydratedAt: number };
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= hydratedAt)
      .map(({ name }) => name);
  });
}
