import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { product } from "../../src/env.ts";
import { HOMES } from "../../src/pages.ts";
import { expect, test } from "../../src/test.ts";
import { changesWithWholeSheet } from "../../src/whole-sheet.ts";

/** A home page with the styles that it carries: bytes after gzip -9. */
const HOME_BYTES = 24_000;

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" };

/** Sends the form of the Chinese home page with a number that only the server refuses. */
async function sendWrongNumber(page: Page): Promise<void> {
  const form = page.locator("#appeal");
  await form.locator('[name="name"]').fill("Visitor");
  await form.locator('[name="phone"]').fill("123");
  await form.locator('[name="consent"]').check();
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[name="phone"]')).toHaveAttribute("aria-invalid", "true");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that was answered with errors looks as it does with the whole style sheet", async ({
    page,
  }) => {
    await page.goto(`${product().origin}/m/zh-cn`);
    await sendWrongNumber(page);
    expect(await changesWithWholeSheet(page)).toEqual([]);
  });
});

for (const { key, path } of HOMES) {
  test(`${key}: the home page with its styles is small`, async ({ request }) => {
    const html = await (await request.get(product().origin + path, { headers: PHONE })).text();
    const bytes = gzipSync(html, { level: 9 }).byteLength;
    expect(bytes, `${bytes} bytes`).toBeLessThanOrEqual(HOME_BYTES);
  });
}

test("scripts bring a page to life once the whole style sheet is there", async ({ page }) => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/style-[^/]+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/style-/);
  const react = page.waitForResponse(/\/assets\/react-/);
  await page.goto(`${product().origin}/m/zh-cn`);
  await Promise.all([asked, react]);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
});

test.describe("where the style sheet is out of reach", () => {
  test.use({ expectedErrors: /style sheet .* could not be loaded/ });

  test("a page stays as it was sent, and its menu and form work", async ({ page }) => {
    await page.route(/\/assets\/style-[^/]+\.css$/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/style-"));
    await page.goto(`${product().origin}/m/zh-cn`);
    await failed;
    await page.locator("summary").first().click();
    await expect(page.getByRole("link", { name: "关于我们" }).first()).toBeVisible();
    await page.locator("summary").first().click();
    await sendWrongNumber(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  });
});
