import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { gzipSync } from "node:zlib";
import { product } from "../src/env.ts";
import { INTL, INTL_PAGES } from "../src/intl-pages.ts";
import { hydrated, openHydrated } from "../src/navigation.ts";
import { expect, test } from "../src/test.ts";

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148" };

const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Narrowest and widest phone of the design, CSS pixels. */
const WIDTHS = [320, 430];

/** JavaScript requested before load plus hydration, bytes after gzip -9. */
const PAGE_SCRIPT_BYTES = 150_000;
const FORM_PAGE_SCRIPT_BYTES = 175_000;

/** A word of kana: what tells Japanese from every other language here. */
const KANA = /[\u3041-\u30ff]{3,}/;

/** A line of English copy that no Japanese page may carry. */
const ENGLISH_COPY = "Talk to a consultant";

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
  },
});

/** Everything that a visitor's browser would complain about. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

function countShifts(page: Page): Promise<void> {
  return page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) (window as unknown as { shifts: number }).shifts += shift.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Notes when the page answers to scripts: what is fetched ahead of a tap comes after. */
function noteHydration(page: Page): Promise<void> {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset["hydrated"] !== "true") return;
      Object.assign(window, { hydratedAt: performance.now() });
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true });
  });
}

/** Scripts requested until then. */
function scriptsUntilHydration(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= (window as unknown as { hydratedAt: number }).hydratedAt)
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
}

for (const { key, index, htmlLang } of INTL) {
  for (const { path, form } of INTL_PAGES) {
    const address = index + path;

    test(`${address}: loads and hydrates without an error, nothing moves, scripts within their budget, none of the other language`, async ({
      page,
    }) => {
      const found = complaints(page);
      await countShifts(page);
      await noteHydration(page);
      const scripts = new Map<string, Promise<string>>();
      page.on("response", (response) => {
        if (/javascript/.test(response.headers()["content-type"] ?? ""))
          scripts.set(response.url(), response.text());
      });
      await openHydrated(page, address);
      await page.waitForLoadState("networkidle");
      expect(found).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
      expect(await page.locator("html").getAttribute("lang")).toBe(htmlLang);
      await expect(page.locator("h1")).toHaveCount(1);
      const first = await scriptsUntilHydration(page);
      const sources = await Promise.all(first.map((url) => scripts.get(url) ?? Promise.resolve("")));
      expect(sources.length).toBeGreaterThan(4);
      const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0);
      expect(bytes, `${bytes} bytes of JavaScript`).toBeLessThanOrEqual(
        form ? FORM_PAGE_SCRIPT_BYTES : PAGE_SCRIPT_BYTES,
      );
      const copy = sources.join("");
      // The names of the languages in the switch are no copy.
      if (key === "en") expect(copy.replaceAll("日本語", "")).not.toMatch(KANA);
      else expect(copy).not.toContain(ENGLISH_COPY);
    });

    test(`${address}: has no accessibility violation`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHydrated(page, address);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });

    test(`${address}: nothing overflows at 320 and 430 px, nor at 200 % text`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await openHydrated(page, address);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.style.setProperty("--el-text-scale", "2"));
        expect(await overflow()).toBeLessThanOrEqual(0);
      }
    });

    test(`${address}: is served as valid HTML with one title, description and canonical, and nothing that blocks paint`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(product().origin + address, { headers: PHONE })).text();
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
        ),
      ).toEqual([]);
      expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
      await page.goto(product().origin + address);
      await hydrated(page);
      const count = (selector: string) => page.locator(`head ${selector}`).count();
      expect(await count("title")).toBe(1);
      for (const name of ["description", "keywords", "twitter:card"])
        expect(await count(`meta[name="${name}"]`), name).toBe(1);
      expect(await count('meta[property="og:title"]')).toBe(1);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        "href",
        product().origin + address,
      );
      const records = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(records.map((record) => (JSON.parse(record) as { "@type": string })["@type"])).toContain(
        "WebSite",
      );
    });
  }
}
