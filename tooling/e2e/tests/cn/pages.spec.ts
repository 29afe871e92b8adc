import { ACCOUNT_PAGES, CN_PAGES } from "../../src/cn-pages.ts";
import { sweep } from "../../src/sweep.ts";
import { expect, test } from "../../src/test.ts";
import { deadLinks, lookThrough } from "../../src/unscripted.ts";
import { expectAccessible } from "../../src/visits.ts";

const LANG = "zh-CN";

/** How long all of them may take without scripts, in milliseconds. */
const UNSCRIPTED_LIMIT_MS = 300_000;

for (const swept of CN_PAGES) {
  test(`${swept.path}: valid, with a whole head of its own, silent, still, light, accessible, never wider than a phone, and marked in the menu @R2.38 @R2.39 @R2.40 @R2.42 @R2.43`, async ({
    page,
  }) => {
    await sweep(page, swept, LANG);
    const menu = page.locator(".el-mobile-menu");
    if (swept.marked === null) {
      await expect(menu).toHaveCount(0);
      return;
    }
    await menu.locator("> summary").click();
    const marked = menu.getByRole("navigation", { name: "主导航" }).locator("[aria-current]");
    const entry = menu.locator(`.el-mobile-menu__link[href="${swept.marked}"]`);
    await expect(marked).toHaveCount(await entry.count());
    await expect(entry.and(menu.locator("[aria-current=page]"))).toHaveCount(await entry.count());
    await expectAccessible(page, ".el-mobile-menu");
  });
}

for (const { path, title } of ACCOUNT_PAGES) {
  test(`${path}: the same, without layout, out of every index, and it seals nothing before it is asked to @R2.18 @R2.19`, async ({
    page,
  }) => {
    const scripts = await sweep(page, { path, longForm: true }, LANG);
    for (const script of scripts) expect(script.includes("Message too long for RSA")).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    for (const part of [".el-nav-bar", ".el-footer", ".el-floating-group"])
      await expect(page.locator(part)).toHaveCount(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each page is complete and looks as it does with the whole style sheet, and each link leads to a page", async ({
    page,
  }) => {
    test.setTimeout(UNSCRIPTED_LIMIT_MS);
    const paths = [...CN_PAGES, ...ACCOUNT_PAGES].map(({ path }) => path);
    const links = await lookThrough(page, [...paths, "/m/zh-cn/no-such-page"]);
    const own = [...links].filter((href) => !/\/m\/(?:en-us|jp)(?:$|[/?])/.test(href));
    expect(own.length).toBeGreaterThan(paths.length);
    expect(await deadLinks(own)).toEqual([]);
  });
});
