import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { product } from "../src/env.ts";
import { INTL, INTL_PAGES } from "../src/intl-pages.ts";
import { HOMES } from "../src/pages.ts";
import { expect, test } from "../src/test.ts";

/** A home page with the styles that it carries: bytes after gzip -9. */
const HOME_BYTES = 24_000;

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" };

const PAGES = [
  ...HOMES.map(({ path }) => path),
  "/m/zh-cn/about",
  "/m/zh-cn/message",
  "/m/zh-cn/article?code=cover-1200",
  "/m/zh-cn/article?title=privacy_policy",
  "/m/zh-cn/article?keyword=zzzz",
  "/m/zh-cn/case",
  "/m/zh-cn/case?code=cat-food-honesty",
  "/m/zh-cn/common/Reservation",
  "/m/zh-cn/common/login",
  "/m/zh-cn/common/login?type=register",
  "/m/zh-cn/no-such-page",
  ...INTL.flatMap(({ index }) => [...INTL_PAGES.map(({ path }) => index + path), `${index}/no-such-page`]),
];

/** The address of the site's whole style sheet, which a page names for its scripts. */
function stylesFile(page: Page): Promise<string> {
  return page.evaluate(() => {
    const block = document.querySelector("#wesdom-page")?.textContent ?? "{}";
    return (JSON.parse(block) as { readonly stylesFile: string }).stylesFile;
  });
}

/** What changes in the look of a page's elements when the whole sheet is added to it. */
async function changesWithWholeSheet(page: Page): Promise<string[]> {
  const sheet = await page.request.get(new URL(await stylesFile(page), page.url()).href);
  expect(sheet.headers()["content-type"]).toContain("text/css");
  const changes = await page.evaluate(compareLooks, await sheet.text());
  expect(changes.compared).toBeGreaterThan(10_000);
  return changes.lines;
}

/** Runs in the page: the values of all properties of all elements, before and after a sheet is added. */
function compareLooks(css: string): { readonly compared: number; readonly lines: string[] } {
  const add = (text: string): void =>
    document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
  // What the browser has not laid out yet has no size.
  add("* { content-visibility: visible !important }");
  for (const details of document.querySelectorAll("details")) details.open = true;
  const parts = [...document.querySelectorAll("*")].flatMap((element) => {
    const pseudos = element.matches("input, textarea") ? ["::placeholder"] : ["::before", "::after"];
    const drawn = pseudos.filter((pseudo) => getComputedStyle(element, pseudo).content !== "none");
    return [null, ...drawn].map((pseudo) => ({ element, pseudo, style: getComputedStyle(element, pseudo) }));
  });
  const names = [...getComputedStyle(document.documentElement)];
  const looks = (): string[][] => parts.map(({ style }) => names.map((name) => style.getPropertyValue(name)));
  const before = looks();
  add(css);
  const lines = looks().flatMap((after, index) =>
    after.flatMap((value, place) => {
      const then = before[index]?.[place] ?? "";
      const { element, pseudo } = parts[index] ?? {};
      const subject = `${element?.tagName}.${element?.getAttribute("class")}${pseudo ?? ""}`;
      return value === then ? [] : `${subject} ${names[place]}: ${then} → ${value}`;
    }),
  );
  return { compared: parts.length * names.length, lines };
}

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

  for (const path of PAGES) {
    test(`${path} looks as it does with the whole style sheet`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(product().origin + path);
      expect(await changesWithWholeSheet(page)).toEqual([]);
    });
  }

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
