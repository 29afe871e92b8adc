import { fromApi } from "../../src/api.ts";
import { product } from "../../src/env.ts";
import { INTL } from "@wesdom/product/intl-pages";
import { expect, test } from "../../src/test.ts";

interface Stories {
  readonly total: number;
  readonly list: readonly {
    readonly code: string;
    readonly title: string;
    readonly publishedAt: string;
    readonly headline: { readonly value: string };
  }[];
  readonly filters: {
    readonly industries: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  };
}

/** The language in which what does not depend on it is shown. */
const INDEX = "/m/jp";

/** Cases that each page of the list adds. */
const PER_PAGE = 6;

const cards = ".el-case-card";

// One site with the same code: with scripts in English, without them in Japanese.
for (const { key, index, lang } of INTL) {
  const stories = (query: Readonly<Record<string, string>> = {}) =>
    fromApi<Stories>("/en/customer/stories/page", lang, query);
  const scripted = key === "en";

  test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: scripted });

    test(`${key}: the cases are those of the API, and more of them have an address @R2.25`, async ({
      page,
    }) => {
      const { list, total } = await stories({ pageSize: "50" });
      await page.goto(`${product().origin}${index}/case`);
      await expect(page.locator(cards)).toHaveCount(PER_PAGE);
      await expect(page.locator(cards).first()).toContainText(list[0]?.title ?? "");
      await page.locator(".el-infinite-list__end a").click();
      // Without scripts, or before they are there, the link leads to where the list goes on.
      await expect(page).toHaveURL(/case\?page=2(#entry-7)?$/);
      await expect(page.locator(cards)).toHaveCount(2 * PER_PAGE);
      const last = Math.ceil(total / PER_PAGE);
      await page.goto(`${product().origin}${index}/case?page=${String(last)}`);
      await expect(page.locator(cards)).toHaveCount(total);
      await expect(page.locator(".el-infinite-list__end a")).toHaveCount(0);
      const beyond = await page.goto(`${product().origin}${index}/case?page=${String(last + 1)}`);
      expect(beyond?.status()).toBe(404);
      await expect(page.locator(cards)).toHaveCount(0);
    });

    test(`${key}: a filter is an address, keeps the other one, and is marked`, async ({ page }) => {
      const { filters } = await stories();
      const [industry] = filters.industries;
      await page.goto(`${product().origin}${index}/case?platform=douyin`);
      await page.locator("main summary").first().click();
      await page.locator(`main a[href*="industry=${industry?.id}"]`).first().click();
      await expect(page).toHaveURL(
        ({ searchParams }) =>
          searchParams.get("industry") === industry?.id && searchParams.get("platform") === "douyin",
      );
      const { total } = await stories({ industry: industry?.id ?? "", platform: "douyin" });
      await expect(page.locator(cards)).toHaveCount(Math.min(total, PER_PAGE));
      await expect(page.locator('main .el-filter-chips [aria-current="true"]')).toHaveCount(2);
      await expect(page).toHaveTitle(new RegExp(`^${industry?.name} · `));
    });

    test(`${key}: a case has its own page with its numbers and its text`, async ({ page }) => {
      const [first] = (await stories()).list;
      await page.goto(`${product().origin}${index}/case?code=${first?.code}`);
      await expect(page.locator("main article h1")).toHaveText(first?.title ?? "");
      await expect(page.getByText(first?.headline.value ?? "", { exact: true }).first()).toBeVisible();
      await expect(page.locator(`main article time[datetime="${first?.publishedAt}"]`)).toBeVisible();
      await expect(page.locator(".el-stat-number")).toHaveCount(3);
      expect((await page.locator(".el-article-body").innerText()).length).toBeGreaterThan(500);
    });
  });
}

test("an unknown case or filter answers 404, filters with nothing in common an empty list that leads on", async ({
  page,
}) => {
  for (const query of ["code=no-such-case", "industry=%3Cscript%3E", "industry=space-travel"]) {
    const answer = await page.goto(`${product().origin}${INDEX}/case?${query}`);
    expect(answer?.status(), query).toBe(404);
    await expect(page.locator("main")).toContainText("404");
  }
  const answer = await page.goto(`${product().origin}${INDEX}/case?industry=auto&platform=douyin`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator(".el-empty")).toBeVisible();
  await expect(page.locator("main output").first()).toHaveText("全0件");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
