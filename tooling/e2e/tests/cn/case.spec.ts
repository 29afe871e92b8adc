import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import {
  fetchNothingAhead,
  followLink,
  isMarked,
  markDocument,
  openHydrated,
  withholdPayloads,
} from "../../src/navigation.ts";
import { structuredData } from "../../src/visits.ts";
import { expect, test } from "../../src/test.ts";

const CASE = "/m/zh-cn/case";

/** Cases that a page adds to the list. */
const CASES_A_PAGE = 6;

const covers = (page: Page) => page.getByRole("list", { name: "案例列表" }).getByRole("article");

const choices = (page: Page, filter: string) =>
  page.locator("main details").filter({ has: page.locator("summary", { hasText: filter }) });

async function filterBy(page: Page, filter: string, name: string): Promise<void> {
  await choices(page, filter).locator("summary").click();
  const navigation = page.getByRole("navigation", { name: filter });
  await navigation.getByRole("link", { name: new RegExp(`^${name}\\s*\\d*$`) }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = `(scripts ${javaScriptEnabled ? "on" : "off"})`;
  test.describe(`the cases with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    const open = (page: Page, path: string) =>
      javaScriptEnabled ? openHydrated(page, path) : page.goto(product().origin + path).then(() => undefined);

    test(`filters by industry and platform through addresses ${scripts} @R2.15`, async ({ page }) => {
      await open(page, CASE);
      await filterBy(page, "行业", "美妆个护");
      await expect(page).toHaveURL(/case\?industry=beauty$/);
      await expect(choices(page, "行业").locator("summary")).toHaveText("行业 美妆个护");
      await expect(page.getByRole("navigation", { name: "行业" })).toBeHidden();
      await expect(covers(page).first()).toContainText("美妆个护");
      for (const text of await covers(page).allTextContents()) expect(text).toContain("美妆个护");
      await filterBy(page, "平台", "抖音");
      await expect(page).toHaveURL(/case\?industry=beauty&platform=douyin$/);
      // The address changes before the links do.
      await expect(choices(page, "平台").locator("summary")).toHaveText("平台 抖音");
      await filterBy(page, "行业", "全部");
      await expect(page).toHaveURL(/case\?platform=douyin$/);
      await expect(covers(page).first()).toContainText("抖音");
    });
  });
}

test("folds a filter up by Escape and by a tap beside it, and gives the focus back", async ({ page }) => {
  await openHydrated(page, CASE);
  const summary = choices(page, "行业").locator("summary");
  const panel = page.getByRole("navigation", { name: "行业" });
  for (const fold of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("heading", { level: 1 }).click(),
  ]) {
    await summary.click();
    await panel.getByRole("link").first().focus();
    await fold();
    await expect(panel).toBeHidden();
    await expect(summary).toBeFocused();
  }
  await summary.click();
  await choices(page, "平台").locator("summary").click();
  await expect(panel).toBeHidden();
  await expect(choices(page, "平台").locator("summary")).toBeFocused();
});

test("an open filter has an edge where colours are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, CASE);
  await choices(page, "行业").locator("summary").click();
  const panel = page.getByRole("navigation", { name: "行业" });
  await expect(panel).toHaveCSS("border-top-style", "solid");
});

test("a choice folds its filter up, leaves the focus there and says how many cases are left", async ({
  page,
}) => {
  await openHydrated(page, CASE);
  const summary = choices(page, "行业").locator("summary");
  // Only what was there before is heard.
  const live = await page.getByRole("status").filter({ hasText: "个做完的项目" }).elementHandle();
  await summary.click();
  await page
    .getByRole("navigation", { name: "行业" })
    .getByRole("link", { name: /^美妆个护/ })
    .press("Enter");
  await expect(summary).toHaveText("行业 美妆个护");
  await expect(summary).toBeFocused();
  expect(await live?.evaluate((output) => output.isConnected && output.textContent)).toMatch(
    /^符合条件的案例\s\d+\s个$/,
  );
});

test.describe("the cases without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says when no case fits and clears the filters", async ({ page }) => {
    await page.goto(product().origin + `${CASE}?industry=pet&platform=weibo`);
    await expect(page.getByText("这个组合还没有案例")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: "清除筛选" }).click();
    await expect(page).toHaveURL(/case$/);
    await expect(covers(page)).toHaveCount(CASES_A_PAGE);
  });

  test("leads to one address for each choice, whichever of the filters was set first", async ({ page }) => {
    for (const chosen of ["platform=douyin", "industry=home"]) {
      await page.goto(product().origin + `${CASE}?${chosen}`);
      await expect(page.locator(`a[href="${CASE}?industry=home&platform=douyin"]`)).toHaveCount(1);
      await expect(page.locator('a[href*="platform="][href*="&industry="]')).toHaveCount(0);
    }
  });

  test("grows the list by a link whose address holds how far it has grown", async ({ page }) => {
    await page.goto(product().origin + CASE);
    await expect(covers(page)).toHaveCount(CASES_A_PAGE);
    await page.getByRole("link", { name: "加载更多" }).click();
    await expect(covers(page)).toHaveCount(2 * CASES_A_PAGE);
    await expect(page).toHaveURL(/case\?page=2(#entry-7)?$/);
    await page.getByRole("link", { name: "加载更多" }).click();
    await expect(covers(page)).toHaveCount(3 * CASES_A_PAGE);
    await expect(page.getByText("到底了")).toBeVisible();
  });

  test("tells a case as an article with its numbers and a share card of its own @R1.1", async ({ page }) => {
    await page.goto(product().origin + `${CASE}?code=cat-food-honesty&utm_source=x`);
    const address = `${product().origin}${CASE}?code=cat-food-honesty`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    const image = await page.locator('meta[property="og:image"]').first().getAttribute("content");
    expect(image).toContain("cat-food-honesty");
    expect((await fetch(image!)).status).toBe(200);
    expect((await structuredData(page)).get("Article")).toMatchObject({ url: address });
    await expect(page.locator("h1")).toHaveText("把投诉信逐条答完，一季少了七成");
    const results = page.getByRole("region", { name: "结果" });
    await expect(page.getByText("投诉量，较峰值").first()).toBeVisible();
    await expect(results).toContainText("知乎回答");
    for (const text of ["2025.02 – 2025.05", "口碑管理、达人营销"]) {
      await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "猫不吃了" })).toBeVisible();
  });

  test("cases, filters and pages that do not exist are 404", async ({ page }) => {
    for (const query of [
      "?code=nothing",
      "?code=%2e%2e",
      "?industry=nothing",
      "?platform=nothing",
      "?page=4",
    ]) {
      const response = await page.goto(product().origin + CASE + query);
      expect(response?.status(), query).toBe(404);
      await expect(page.locator("main")).toContainText("Page not found");
    }
  });
});

test("more cases load in place with the focus on the first; Back from a case restores the grown list and the place in it", async ({
  page,
}) => {
  await openHydrated(page, CASE);
  await markDocument(page);
  await page.getByRole("link", { name: "加载更多" }).click();
  await expect(covers(page)).toHaveCount(2 * CASES_A_PAGE);
  await expect(covers(page).nth(CASES_A_PAGE).getByRole("link")).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await covers(page).nth(9).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await covers(page).nth(9).getByRole("link").click();
  await expect(page).toHaveURL(/case\?code=/);
  await page.goBack();
  await expect(covers(page)).toHaveCount(2 * CASES_A_PAGE);
  await expect.poll(() => page.evaluate((place) => Math.abs(scrollY - place), left)).toBeLessThan(40);
  await page.goBack();
  await expect(page).not.toHaveURL(/case/);
});

test("cases that do not come leave the list as it is and offer another try", async ({ page }) => {
  await openHydrated(page, CASE);
  await withholdPayloads(page);
  await page.route("**/customer/stories/page.do?**", (route) => route.abort());
  await page.getByRole("link", { name: "加载更多" }).click();
  await expect(page.getByText("没能加载出来").first()).toBeVisible();
  await expect(covers(page)).toHaveCount(CASES_A_PAGE);
  await page.unroute("**/customer/stories/page.do?**");
  await page.getByRole("link", { name: "再试一次" }).click();
  await expect(covers(page)).toHaveCount(2 * CASES_A_PAGE);
});

test("the home page's cases lead to the case and to the list", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn");
  await page.locator("#cases").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "查看全部案例" }).click();
  await expect(covers(page)).toHaveCount(CASES_A_PAGE);
});

test("who goes on while more cases are on their way is not brought back to them", async ({ page }) => {
  const about = "/m/zh-cn/about";
  await fetchNothingAhead(page);
  await openHydrated(page, CASE);
  await withholdPayloads(page);
  const gone = Promise.withResolvers<void>();
  await page.route("**/customer/stories/page.do?**", async (route) => {
    await gone.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/customer/stories/page.do?**");
  await page.getByRole("link", { name: "加载更多" }).click();
  await asked;
  await followLink(page, about);
  await expect(page.locator("h1")).toBeFocused();
  const come = page.waitForResponse("**/customer/stories/page.do?**");
  gone.resolve();
  await (await come).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL(product().origin + about);
});
