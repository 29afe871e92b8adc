import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { isMarked, markDocument, openHydrated } from "../../src/navigation.ts";
import { structuredData, unbroken } from "../../src/visits.ts";
import { addHostileText, expectHarmless, TAKEN_OUT } from "../../src/hostile-text.ts";
import { expect, test } from "../../src/test.ts";

const ARTICLE = "/m/zh-cn/article";

interface Answer<Data> {
  data: Data;
}

interface Card {
  code: string;
  title: string;
  summary: string;
}

interface FullArticle extends Card {
  readingMinutes: number;
  author: { name: string; role: string };
  previous: Card | null;
  next: Card | null;
  related: Card[];
  toc: { id: string; text: string }[];
}

async function fromApi<Data>(path: string): Promise<Data> {
  const response = await fetch(product().apiOrigin + path, { headers: { Lang: "1" } });
  expect(response.status).toBe(200);
  return ((await response.json()) as Answer<Data>).data;
}

const oneArticle = (code: string) => fromApi<FullArticle>(`/information/by/article/code.do?code=${code}`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`articles with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    const open = (page: Page, path: string) =>
      javaScriptEnabled ? openHydrated(page, path) : page.goto(product().origin + path).then(() => undefined);

    test(`shows an article by its code with reading time, contents, neighbours and what to read next (scripts ${javaScriptEnabled ? "on" : "off"}) @R1.1 @R2.14 @R7.11`, async ({
      page,
    }) => {
      const article = await oneArticle("cover-1200");
      await open(page, `${ARTICLE}?code=cover-1200`);
      await expect(page.locator("h1")).toHaveText(article.title);
      await expect(page.getByText(`约 ${article.readingMinutes} 分钟读完`)).toBeVisible();
      await page.getByText("目录", { exact: true }).click();
      const second = article.toc[1]!;
      await page.getByRole("navigation", { name: "目录" }).getByRole("link", { name: second.text }).click();
      await expect(page.locator(`#${second.id}`)).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#${second.id}$`));
      const neighbours = page.getByRole("navigation", { name: "上一篇与下一篇" });
      await expect(neighbours.getByRole("link")).toHaveCount(2);
      for (const related of article.related) {
        await expect(page.getByRole("link", { name: related.title }).last()).toBeVisible();
      }
      await neighbours.getByText(article.previous!.title).click();
      await expect(page.locator("h1")).toHaveText(article.previous!.title);
    });

    test(`marks the keyword in the results and says when there are none (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
      page,
    }) => {
      await open(page, `${ARTICLE}?keyword=${encodeURIComponent("封面")}`);
      const results = page.getByRole("region", { name: "搜索结果" });
      await expect(results.getByRole("link", { name: /1,200 张封面/ })).toBeVisible();
      expect(new Set(await results.locator("mark").allTextContents())).toEqual(new Set(["封面"]));
      await page.getByRole("searchbox").fill("不存在的词语");
      await page.getByRole("button", { name: "搜索" }).click();
      await expect(page.getByText("没有找到“不存在的词语”")).toBeVisible();
      await page.getByRole("link", { name: "看全部文章" }).click();
      await expect(page).toHaveURL(/\/m\/zh-cn\/message$/);
    });
  });
}

test.describe("articles without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the legal texts by title and leads from one to the other", async ({ page }) => {
    await page.goto(`${product().origin}${ARTICLE}?title=user_agreement`);
    await expect(page.locator("h1")).toHaveText("用户协议");
    await page.locator("main").getByRole("link", { name: "隐私政策" }).first().click();
    await expect(page.locator("h1")).toHaveText("隐私政策");
    await expect(page).toHaveURL(/title=privacy_policy$/);
    await expect(page.locator('link[rel="alternate"][hreflang="ja"]')).toHaveAttribute(
      "href",
      /\/m\/jp\/article\?title=privacy_policy$/,
    );
  });

  test("answers an unknown article with status 404 and the 404 screen, without a footer", async ({
    page,
  }) => {
    for (const query of ["?code=nothing-of-this-name", "?code=%3Cscript%3E", "?title=no_such_text"]) {
      const response = await page.goto(product().origin + ARTICLE + query);
      expect(response?.status(), query).toBe(404);
      await expect(page.locator("main")).toContainText("Page not found");
      await expect(page.getByRole("link", { name: "返回首页" })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    }
  });

  test("an article names itself to search engines and share cards", async ({ page }) => {
    const article = await oneArticle("cover-1200");
    await page.goto(product().origin + `${ARTICLE}?code=cover-1200&utm_source=x`);
    const origin = product().origin;
    const address = `${origin}${ARTICLE}?code=cover-1200`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
      "content",
      unbroken(article.summary),
    );
    const image = await page.locator('meta[property="og:image"]').first().getAttribute("content");
    expect((await fetch(image!)).status).toBe(200);
    const data = await structuredData(page);
    expect(data.get("Article")).toMatchObject({
      headline: unbroken(article.title),
      url: address,
    });
    expect(data.get("BreadcrumbList")).toBeDefined();
    expect(data.get("WebSite")).toBeDefined();
  });
});

test("a keyword with markup comes back as text", async ({ page }) => {
  const keyword = '<img src=x onerror="document.title=1">';
  await openHydrated(page, `${ARTICLE}?keyword=${encodeURIComponent(keyword)}`);
  await expect(page.locator("h1")).toHaveText(`搜索“${keyword}”`);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test("an unknown article that a link leads to shows the 404 screen in place", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn/message");
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/m/zh-cn/article?code=nothing-of-this-name";
    document.body.append(link);
    link.click();
  });
  await expect(page.locator("main")).toContainText("Page not found");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test.describe("hostile text", () => {
  test.use({ expectedErrors: TAKEN_OUT });

  test("text that a navigation asks the API for is sanitised in the browser before it is shown", async ({
    page,
  }) => {
    await addHostileText(page, "**/information/by/article/code.do?**");
    await openHydrated(page, "/m/zh-cn/message");
    await page.getByRole("region", { name: "文章列表" }).getByRole("link").first().click();
    await expectHarmless(page);
  });
});

test("what an article that the browser has translated leads on to is signed by its own author", async ({
  page,
}) => {
  await openHydrated(page, `${ARTICLE}?code=one-step-fewer`);
  const signature = page.locator("main section").last().locator("p:has(> br)");
  await signature.evaluate((element) => {
    for (const text of [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
      const font = document.createElement("font");
      font.textContent = text.textContent;
      text.replaceWith(font);
    }
  });
  const { author } = await oneArticle("third-collaboration");
  await page.locator('.el-article-nav a[href$="third-collaboration"]').click();
  await expect(signature).toHaveText(author.name + author.role);
});

test.describe("a translator", () => {
  test.use({ expectedErrors: /#418/ });

  test("that changes an article before it lives costs it nothing", async ({ page }) => {
    const { title } = await oneArticle("cover-1200");
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        for (const text of document.querySelectorAll("header a, main h1")) text.textContent = "Cover story";
      }),
    );
    await openHydrated(page, `${ARTICLE}?code=cover-1200`);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.locator(".el-article-body h2").first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${unbroken(title)}`));
    const kept = [
      "meta[charset]",
      'meta[name="viewport"]',
      'meta[name="description"]',
      'link[rel="canonical"]',
    ];
    for (const tag of kept) await expect(page.locator(tag), tag).toHaveCount(1);
    await page.getByRole("link", { name: "首页" }).first().click();
    await expect(page).not.toHaveTitle(new RegExp(`^${unbroken(title)}`));
    await expect(page.locator("[data-page-announcer]")).toHaveText(await page.title());
  });
});

test("a search from the results loads no document, and Back shows the earlier results", async ({ page }) => {
  await openHydrated(page, `${ARTICLE}?keyword=${encodeURIComponent("封面")}`);
  await markDocument(page);
  await page.getByRole("searchbox").fill("直播");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.locator("h1")).toHaveText("搜索“直播”");
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("搜索“封面”");
  await expect(page.getByRole("searchbox")).toHaveValue("封面");
});

test("the address of an article can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, `${ARTICLE}?code=cover-1200`);
  await page.getByRole("button", { name: "复制链接" }).click();
  await expect(page.getByText("链接已复制")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product().origin}${ARTICLE}?code=cover-1200`,
  );
});
