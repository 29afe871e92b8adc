import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { product } from "../../src/env.ts";
import { HOMES } from "../../src/pages.ts";
import { expect, test } from "../../src/test.ts";
import { changesWithWholeSheet } from "../../src/whole-sheet.ts";

/** A home page with the styles and the picture that it carries: bytes after gzip -9; a sentence more has to fit. */
const HOME_BYTES = 26_500;

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

/** What is only to be tapped. */
const ON_SCREEN =
  ".el-nav-bar, .el-floating-group, .el-consult-bar, .el-skip-link, .el-share-row, .el-screen-only";

/** Pictures with a figure over them, and the sign of an account. */
const COVERS = ".el-case-card, figure.el-ground:not(.el-evidence), .el-evidence__avatar";

/** Texts outside of `covers` that are hard to read on white: contrast below 4.5. */
function paleOnPaper(covers: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = new Set<string>();
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text;
    if (parent === null || data.trim() === "" || parent.closest(`${covers}, script, style, noscript`))
      continue;
    if (!parent.checkVisibility()) continue;
    const channels = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => {
      const part = Number(value) / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const [red = 1, green = 1, blue = 1] = channels;
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    if (1.05 / (luminance + 0.05) < 4.5) pale.add(`${parent.className}: ${data.trim()}`);
  }
  return [...pale];
}

test.describe("on its side, without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 667, height: 375 } });

  test("a page looks as it does with the whole style sheet", async ({ page }) => {
    const beside = ["/m/zh-cn/article?code=cover-1200", "/m/en-us/case?code=lipstick-to-cart"];
    for (const path of [...HOMES.map((home) => home.path), ...beside]) {
      await page.goto(product().origin + path);
      expect.soft(await changesWithWholeSheet(page), path).toEqual([]);
    }
  });
});

test("a page that a keyboard leaves little of keeps its look", async ({ page }) => {
  for (const path of ["/m/zh-cn#appeal", "/m/en-us/contact-us", "/m/zh-cn/article"]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(product().origin + path);
    const places = (): Promise<number[][]> =>
      page
        .locator("main :is(h1, h2, input:not([type=hidden], [type=checkbox]))")
        .evaluateAll((all) => all.map((one) => [one.clientWidth, one.getBoundingClientRect().left]));
    const upright = await places();
    await page.setViewportSize({ width: 360, height: 340 });
    expect(await places(), path).toEqual(upright);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on paper, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("an article, a case and a policy are what is read, in the size of a letter", async ({ page }) => {
      for (const path of [
        "/m/zh-cn/article?code=cover-1200",
        "/m/en-us/case?code=lipstick-to-cart",
        "/m/jp/article?title=privacy_policy",
      ]) {
        await page.goto(product().origin + path);
        await page.emulateMedia({ media: "print" });
        await expect(page.locator(ON_SCREEN).filter({ visible: true }), path).toHaveCount(0);
        const text = page.locator(".el-article-body p").first();
        await expect(text).toBeVisible();
        const pixels = await text.evaluate((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        );
        expect(pixels, path).toBeGreaterThan(13);
        expect(pixels, path).toBeLessThan(17);
      }
    });

    test("no word needs the ground that a printer leaves out, and a cover keeps its own", async ({
      page,
    }) => {
      await page.emulateMedia({ media: "print" });
      for (const path of [
        ...HOMES.map((home) => home.path),
        "/m/en-us/article?code=wechat-crm-without-the-spam",
        "/m/jp/article?code=sales-calendar-2027",
        "/m/zh-cn/case?code=sunscreen-lab",
        "/m/jp/about",
        "/m/zh-cn/common/Reservation",
        "/m/en-us/contact-us",
        "/m/jp/marketing-consultant",
      ]) {
        await page.goto(product().origin + path);
        expect.soft(await page.evaluate(paleOnPaper, COVERS), path).toEqual([]);
        for (const cover of await page.locator(COVERS).all())
          await expect(cover, path).toHaveCSS("print-color-adjust", "exact");
      }
    });

    test("a table goes on overleaf between two of its rows, and hides no column", async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(`${product().origin}/m/jp/article?title=privacy_policy`);
      const body = page.locator(".el-article-body");
      await expect(body.locator("table").first()).toHaveCSS("break-inside", "auto");
      await expect(body.locator("tr").first()).toHaveCSS("break-inside", "avoid");
      await expect(body.getByRole("region").first()).toHaveCSS("overflow", "visible");
    });
  });
}

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
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(3);
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
