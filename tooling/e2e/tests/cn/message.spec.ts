import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { isMarked, markDocument, openHydrated } from "../../src/navigation.ts";
import { structuredData } from "../../src/visits.ts";
import { expect, test } from "../../src/test.ts";

const MESSAGE = "/m/zh-cn/message";

const titles = (page: Page) =>
  page.getByRole("region", { name: "文章列表" }).getByRole("heading").allTextContents();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the news with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    const open = (page: Page, path: string) =>
      javaScriptEnabled ? openHydrated(page, path) : page.goto(product().origin + path).then(() => undefined);

    test(`pages through the list by address (scripts ${javaScriptEnabled ? "on" : "off"}) @R1.1 @R2.16`, async ({
      page,
    }) => {
      await open(page, MESSAGE);
      const first = await titles(page);
      await page.getByRole("link", { name: "第 2 页" }).click();
      await expect(page).toHaveURL(/message\?page=2$/);
      await expect(page.locator("h1")).toHaveText("全部文章");
      await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
      const second = await titles(page);
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((title) => first.includes(title))).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page.getByRole("link", { name: "第 1 页" })).toHaveAttribute("aria-current", "page");
      expect(await titles(page)).toEqual(first);
    });

    test(`sends a keyword to the search of the articles (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
      page,
    }) => {
      await open(page, MESSAGE);
      if (javaScriptEnabled) await markDocument(page);
      await page.getByRole("searchbox").fill("封面");
      await page.getByRole("button", { name: "搜索" }).click();
      await expect(page).toHaveURL(
        `${product().origin}/m/zh-cn/article?keyword=${encodeURIComponent("封面")}`,
      );
      await expect(page.locator("h1")).toHaveText("搜索“封面”");
      if (javaScriptEnabled) expect(await isMarked(page)).toBe(true);
    });
  });
}

test.describe("the news without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens with the words of its banner and on the newest article", async ({ page }) => {
    await page.goto(product().origin + MESSAGE);
    await expect(page.locator("h1")).toHaveText("写得不多，只讲做过的");
    const lead = page.locator(".el-news-item.is-lead");
    const newest = (await titles(page))[0] ?? "";
    await expect(lead.getByRole("heading")).toHaveText(newest);
    await lead.getByRole("link").click();
    await expect(page.locator("h1")).toHaveText(newest);
  });

  test("filters by category through addresses", async ({ page }) => {
    await page.goto(product().origin + MESSAGE);
    await page.getByRole("navigation", { name: "文章分类" }).getByRole("link", { name: /^数据/ }).click();
    await expect(page).toHaveURL(/message\?category=data$/);
    await expect(page.locator("h1")).toHaveText("数据");
    const meta = await page.getByRole("region", { name: "文章列表" }).locator("article").allTextContents();
    expect(meta.length).toBeGreaterThan(0);
    for (const text of meta) expect(text).toContain("数据");
  });

  test("pages and categories that do not exist are 404", async ({ page }) => {
    for (const query of ["?page=99", "?page=0", "?page=x", "?category=nothing"]) {
      const response = await page.goto(product().origin + MESSAGE + query);
      expect(response?.status(), query).toBe(404);
      await expect(page.locator("main")).toContainText("Page not found");
    }
  });

  test("the news names the search of the site and the page its own address @R2.45", async ({ page }) => {
    await page.goto(product().origin + `${MESSAGE}?page=2&from=x`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${product().origin}${MESSAGE}?page=2`,
    );
    expect((await structuredData(page)).get("WebSite")).toMatchObject({
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${product().origin}/m/zh-cn/article?keyword={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    });
  });
});

test("Back from an article restores the place in the list", async ({ page }) => {
  await openHydrated(page, MESSAGE);
  const last = page.getByRole("region", { name: "文章列表" }).getByRole("article").last().getByRole("link");
  await page.getByRole("link", { name: "第 2 页" }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/article\?code=/);
  await page.goBack();
  await expect(page).toHaveURL(/message$/);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(left - 300);
});
