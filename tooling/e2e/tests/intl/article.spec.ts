import { fromApi } from "../../src/api.ts";
import { product } from "../../src/env.ts";
import { addHostileText, expectHarmless, TAKEN_OUT } from "../../src/hostile-text.ts";
import { INTL } from "@wesdom/product/intl-pages";
import { hydrated, isMarked, markDocument, openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

interface Articles {
  readonly total: number;
  readonly list: readonly { readonly code: string; readonly title: string; readonly publishedAt: string }[];
}

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148" };

/** A word that the notes of both languages hold. */
const KEYWORD = "WeChat";

/** The language in which what does not depend on it is shown, and what the API says there of something missing. */
const INDEX = "/m/jp";
const MISSING = "お探しの内容は見つかりませんでした";

const articles = (lang: (typeof INTL)[number]["lang"], query: Readonly<Record<string, string>> = {}) =>
  fromApi<Articles>("/en/information/article/main", lang, query);

// One site with the same code: with scripts in English, without them in Japanese.
for (const { key, index, lang } of INTL) {
  const scripted = key === "en";
  test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: scripted });

    test(`${key}: the article page shows the article of its code, its date and what to read next @R2.24`, async ({
      page,
    }) => {
      const [first] = (await articles(lang)).list;
      const answer = await page.goto(`${product().origin}${index}/article?code=${first?.code}`);
      expect(answer?.status()).toBe(200);
      // What a reader mode keeps.
      const article = page.locator("main article");
      await expect(article.locator("h1")).toHaveText(first?.title ?? "");
      await expect(article.locator(`time[datetime="${first?.publishedAt}"]`)).toBeVisible();
      expect((await article.locator(".el-article-body").innerText()).length).toBeGreaterThan(500);
      await page.locator(".el-related-list a").first().click();
      await expect(page).toHaveURL(/\/article\?code=/);
      await expect(page.locator("h1")).not.toHaveText(first?.title ?? "");
    });

    test(`${key}: the privacy policy is the article of the title privacy_policy @R2.36`, async ({ page }) => {
      await page.goto(`${product().origin}${index}`);
      await page.locator('main a[href$="/article?title=privacy_policy"]').evaluate((link) => {
        link.removeAttribute("target");
      });
      const policy = await fromApi<{ title: string }>("/en/information/by/article/code", lang, {
        title: "privacy_policy",
      });
      await page.locator('main a[href$="/article?title=privacy_policy"]').click();
      await expect(page).toHaveURL(`${product().origin}${index}/article?title=privacy_policy`);
      await expect(page.locator("h1")).toHaveText(policy.title);
    });

    test(`${key}: a keyword shows the articles that hold it, one without a result a way on`, async ({
      page,
    }) => {
      await page.goto(`${product().origin}${index}/article`);
      if (scripted) await hydrated(page);
      const { list, total } = await articles(lang, { keyword: KEYWORD });
      expect(total).toBeGreaterThan(0);
      await page.getByRole("searchbox").fill(KEYWORD);
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(`${product().origin}${index}/article?keyword=${KEYWORD}`);
      await expect(page.locator(".el-news-item")).toHaveCount(Math.min(total, 10));
      await expect(page.locator(".el-news-item").first()).toContainText(list[0]?.title ?? "");
      await page.goto(`${product().origin}${index}/article?keyword=zzqx`);
      await expect(page.locator("h1")).toContainText("zzqx");
      await expect(page.locator(`.el-empty a[href="${index}/contact-us"]`)).toBeVisible();
      const subject = page.locator(".el-filter-chips a").first();
      await expect(subject).toHaveAttribute("href", /\/article\?keyword=/);
      await page.locator(`.el-empty a[href="${index}/article"]`).click();
      await expect(page).toHaveURL(`${product().origin}${index}/article`);
    });
  });

  test(`${key}: the language switch of an article leads to the index of the other language`, async ({
    page,
  }) => {
    await page.goto(`${product().origin}${index}/article?title=privacy_policy`);
    const hrefs = await page
      .locator(".el-footer .el-language-switch a")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const others = ["/m/zh-cn", "/m/en-us", "/m/jp"].filter((path) => path !== index);
    expect(hrefs).toEqual(expect.arrayContaining(others));
  });

  test(`${key}: an article is served complete, as a record, with its own share picture`, async ({
    request,
  }) => {
    const [first] = (await articles(lang)).list;
    const html = await (
      await request.get(`${product().origin}${index}/article?code=${first?.code}`, { headers: PHONE })
    ).text();
    expect(html).toContain('"@type":"Article"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\/share\//);
    expect(html).toMatch(/<meta property="og:type" content="article"/);
  });
}

test("an unknown article answers 404 with the 404 screen and no footer", async ({ page }) => {
  for (const query of ["code=no-such-article", "title=no_such_title", "code=%22%3E%3Cscript%3E"]) {
    const answer = await page.goto(`${product().origin}${INDEX}/article?${query}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("main")).toContainText("404");
    await expect(page.locator(`main a[href="${INDEX}"]`)).toBeVisible();
    await expect(page.locator(".el-footer")).toHaveCount(0);
  }
});

test("an unknown article that a link leads to shows the 404 screen and the answer's message", async ({
  page,
}) => {
  await openHydrated(page, `${INDEX}/article`);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>(".el-news-item a");
    if (link) link.href = link.href.replace(/code=.*/, "code=gone");
  });
  await page.locator(".el-news-item a").first().click();
  await expect(page.locator("main")).toContainText("404");
  await expect(page.locator(".el-toast")).toHaveText(MISSING);
});

test("from an article to another and back nothing is loaded anew, and the window is where it was", async ({
  page,
}) => {
  await openHydrated(page, `${INDEX}/article`);
  await markDocument(page);
  const last = page.locator(".el-news-item a").nth(5);
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await last.click();
  await expect(page.locator(".el-article-body")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await isMarked(page)).toBe(true);
});

test.describe("hostile text", () => {
  test.use({ expectedErrors: TAKEN_OUT });

  test("text that a navigation asks the API for is sanitised in the browser before it is shown", async ({
    page,
  }) => {
    await addHostileText(page, "**/en/information/by/article/code.do?**");
    await openHydrated(page, `${INDEX}/article`);
    await page.locator(".el-news-item a").first().click();
    await expectHarmless(page);
  });
});
