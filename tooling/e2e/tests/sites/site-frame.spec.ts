import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { INTL } from "@wesdom/product/intl-pages";
import { fetchNothingAhead, followLink, openHydrated, withholdPayloads } from "../../src/navigation.ts";
import { runHost, START_LIMIT_MS } from "@wesdom/product/run-product";
import { expect, test } from "../../src/test.ts";

/** Between words and the edge of a phone, in CSS pixels. */
const LEAST_MARGIN_PX = 12;

/** Width of the narrowest phone, in CSS pixels. */
const NARROW_PX = 320;

/** The sign, the title, the hint and the way home. */
const FEWEST_PARTS = 4;

/** Types of the records of structured data in a served document. */
function recordTypes(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json = "{}"]) => {
    const record = JSON.parse(json) as Record<string, unknown> | Record<string, unknown>[];
    return [record].flat().map((each) => String(each["@type"]));
  });
}

test("pages without data of their own carry a plain website record, without a search @R2.46", async ({
  request,
}) => {
  for (const path of ["/m/zh-cn", "/m/zh-cn/case", "/m/en-us", "/m/en-us/contact-us", "/m/jp/case"]) {
    const html = await (await request.get(`${product().origin}${path}`)).text();
    expect(
      recordTypes(html).filter((type) => type !== "BreadcrumbList"),
      path,
    ).toEqual(["WebSite"]);
    expect(html, path).not.toContain("SearchAction");
  }
});

test("a list that has grown has an address and a title of its own, and no version in another language", async ({
  request,
}) => {
  for (const [path, title] of [
    ["/m/zh-cn/case", /（第 2 页）</],
    ["/m/en-us/case", / \(page 2\)</],
    ["/m/jp/case", /（2ページ目）</],
  ] as const) {
    const address = `${product().origin}${path}?page=2`;
    const html = await (await request.get(`${address}&utm_source=x`)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html.match(/<title.*?<\/title>/)?.[0], path).toMatch(title);
    const versions = [...html.matchAll(/<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)];
    expect(new Set(versions.map(([, href]) => href))).toEqual(new Set([address]));
  }
});

test.describe("as they are sent", () => {
  test.use({ javaScriptEnabled: false });

  test("Chinese pages have their own header and footer, English and Japanese ones theirs @R2.52", async ({
    page,
  }) => {
    const phone = 'a[href="tel:4003 5180"], a[href^="tel:400"]';
    for (const path of ["/m/zh-cn", "/m/zh-cn/about", "/m/zh-cn/case"]) {
      await page.goto(product().origin + path);
      await expect(page.locator("footer").getByText("003-5180").first(), path).toBeVisible();
      await expect(page.locator('.el-mobile-menu a[href="/m/zh-cn/message"]'), path).toHaveCount(1);
    }
    for (const { index } of INTL) {
      for (const path of ["", "/about", "/case"]) {
        await page.goto(product().origin + index + path);
        await expect(page.locator("footer").locator(phone), path).toHaveCount(0);
        await expect(
          page.locator(`.el-mobile-menu a[href="${index}/services/live-commerce"]`),
          path,
        ).toHaveCount(1);
      }
    }
  });

  for (const { key, index } of INTL) {
    test(`${key}: the prefix and its /home are the home page, with one canonical address @R2.22`, async ({
      page,
    }) => {
      const seen: string[] = [];
      for (const path of [index, `${index}/home`]) {
        await page.goto(product().origin + path);
        await expect(page.locator("#appeal")).toBeAttached();
        seen.push((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "");
      }
      expect(new Set(seen).size).toBe(1);
      expect(seen[0]).toMatch(new RegExp(`${index}$`));
    });

    test(`${key}: the footer lists the services and says whose the page is @R2.87 @R2.91`, async ({
      page,
    }) => {
      await page.goto(`${product().origin}${index}/about`);
      const footer = page.locator("footer");
      for (const service of [
        "influencer-marketing",
        "live-commerce",
        "marketing-technology",
        "media-buying",
        "social-media-management",
      ])
        await expect(footer.locator(`a[href="${index}/services/${service}"]`)).toBeVisible();
      const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Shanghai" }).format(
        new Date(),
      );
      await expect(footer.getByText(`© ${year}`)).toBeVisible();
    });
  }

  test("a tenth of the viewport's width is the root font size, up to the widest column @R9.11", async ({
    page,
  }) => {
    await page.goto(`${product().origin}/m/zh-cn`);
    for (const [width, expected] of [
      [320, "32px"],
      [375, "37.5px"],
      [430, "43px"],
      [1200, "60px"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("html")).toHaveCSS("font-size", expected);
    }
  });

  test("words of the screen in place of a missing page keep off the edges", async ({ page }) => {
    await page.setViewportSize({ width: NARROW_PX, height: 700 });
    for (const index of ["/m/zh-cn", "/m/en-us", "/m/jp"]) {
      await page.goto(`${product().origin}${index}/404`);
      const boxes = await page.locator("main :is(h1, h1 *, p, a, a *)").evaluateAll((parts) =>
        parts
          .flatMap((part) => [...part.childNodes].filter((node) => node instanceof Text))
          .map((words) => {
            const range = document.createRange();
            range.selectNode(words);
            return range.getBoundingClientRect().toJSON() as DOMRect;
          }),
      );
      expect(boxes.length, index).toBeGreaterThanOrEqual(FEWEST_PARTS);
      for (const { left, right } of boxes) {
        expect(left, index).toBeGreaterThanOrEqual(LEAST_MARGIN_PX);
        expect(right, index).toBeLessThanOrEqual(NARROW_PX - LEAST_MARGIN_PX);
      }
    }
  });
});

test("the header's logo leads to the index @R2.80", async ({ page }) => {
  await openHydrated(page, "/m/jp/about");
  await page.locator("header .el-logo").click();
  await expect(page).toHaveURL(`${product().origin}/m/jp`);
  await expect(page.locator("#appeal")).toBeAttached();
});

test.describe("a page that cannot be shown", () => {
  test.use({ expectedErrors: /./ });

  test("without such a page shows 404, Page not found and 返回首页, which clears the error and leads home @R2.99 @R2.100 @R8.5", async ({
    page,
  }) => {
    await openHydrated(page, "/m/zh-cn/no-such-page");
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    const heading = page.getByRole("heading", { name: "Page not found" });
    await expect(heading.getByText("Page not found")).toHaveAttribute("lang", "en");
    await page.getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL(`${product().origin}/m/zh-cn`);
    await expect(page.locator("#appeal")).toBeAttached();
    await expect(page.getByText("Page not found")).toHaveCount(0);
  });

  test("for any other reason shows An error occurred with its message @R2.101 @R8.6", async ({ page }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, "/m/zh-cn/about");
    const failure = { code: 500, data: null, message: "案例暂时打不开" };
    await page.route(/\/(?:api|case)[^?]*(?:_payload\.json|\.do)/, (route) =>
      route.fulfill({ status: 500, json: failure }),
    );
    await followLink(page, "/m/zh-cn/case");
    await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
    await expect(page.locator(".el-error-state")).toContainText("案例暂时打不开");
    // Nor does its head stay that of the page before.
    await expect(page).toHaveTitle(/An error occurred/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goBack();
    await expect(page).toHaveTitle(/关于/);
    await expect(page.locator('meta[content*="noindex"]')).toHaveCount(0);
  });
});

/** Marks a document in which a toast was shown, however shortly. */
async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".el-toast")) document.documentElement.dataset["toasted"] = "";
    }).observe(document, { childList: true, subtree: true });
  });
}

test.describe("a page that is asked for offline", () => {
  test.use({ expectedErrors: /./ });

  for (const [home, to, says] of [
    ["/m/zh-cn", "/m/zh-cn/case?industry=beauty", /网络没连上/],
    ["/m/jp", "/m/jp/case?industry=beauty", /接続されていません/],
  ] as const) {
    test(`${to}: names the reason once, and the page comes by itself with the network`, async ({
      page,
      context,
    }) => {
      await fetchNothingAhead(page);
      await watchToasts(page);
      // Nothing of another page is there, nor what writes its head.
      await openHydrated(page, home);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await followLink(page, to);
      await expect(page.locator(".el-error-state")).toContainText(says);
      await expect(page).toHaveTitle(says);
      await expect(page.locator("html[data-toasted]")).toHaveCount(0);
      // A browser's own page would stand there for good.
      await page.locator(".el-error-state a.el-button").first().click();
      await expect(page.locator(".el-error-state")).toContainText(says);
      await context.setOffline(false);
      await expect(page.locator(".el-error-state")).toHaveCount(0);
      await expect(page.locator(".el-case-card").first()).toBeVisible();
    });
  }
});

test.describe("an answer whose code is not 200", () => {
  test.use({ expectedErrors: /ApiError/ });

  for (const [target, call, message, shown] of [
    ["/m/zh-cn/case?industry=beauty", "stories/page", "案例暂时打不开", "案例暂时打不开"],
    ["/m/zh-cn/article?code=cover-1200", "article/code", "", "请求失败"],
    ["/m/en-us/article?code=cover-1200", "article/code", "", "Request failed"],
    ["/m/jp/case?code=lipstick-to-cart", "stories/page", "", "リクエストに失敗しました"],
  ] as const) {
    test(`shows ${shown} as a toast on ${target} where it says ${message || "nothing"} @R8.1`, async ({
      page,
    }) => {
      await fetchNothingAhead(page);
      await openHydrated(page, target.replace(/(?:article|case).*/, "about"));
      await withholdPayloads(page);
      await page.route(`**/${call}.do?**`, (route) =>
        route.fulfill({ json: { code: 500, data: null, message } }),
      );
      await followLink(page, target);
      await expect(page.locator(".el-toast")).toHaveText(shown);
    });
  }
});

test("a Chinese page names the filing, its register and the chat of the settings; other languages no filing @R2.73 @R2.77", async ({
  page,
}) => {
  test.setTimeout(START_LIMIT_MS);
  const { releasesDir, apiOrigin } = product();
  const host = await runHost(releasesDir, apiOrigin, {
    ICP_NUMBER: "粤ICP备00000000号",
    SECURITY_NUMBER: "粤公网安备00000000000000号",
    COMPANY_NAME_ZH: "深圳某某营销有限公司",
    CREDIT_CODE: "91440300MA00000000",
    LINK_CHAT: "https://chat.example.com/wesdom",
  });
  try {
    await page.route("https://chat.example.com/**", (route) => route.fulfill({ body: "" }));
    await openHydrated(page, "/m/zh-cn", host.origin);
    const filing = page.locator("footer").getByRole("link", { name: "粤ICP备00000000号" });
    await expect(filing).toHaveAttribute("href", "https://beian.miit.gov.cn");
    await expect(
      page.locator("footer").getByRole("link", { name: "粤公网安备00000000000000号" }),
    ).toHaveAttribute("href", /^https:\/\/beian\.mps\.gov\.cn/);
    await expect(page.locator("footer")).toContainText("深圳某某营销有限公司");
    await expect(page.locator("footer")).toContainText("统一社会信用代码 91440300MA00000000");
    await page.getByRole("button", { name: "客服小敦" }).click();
    await expect(page.locator("iframe")).toHaveAttribute("src", "https://chat.example.com/wesdom");
    await page.goto(`${host.origin}/m/jp`);
    await expect(page.locator("footer")).toBeVisible();
    await expect(page.getByText("ICP")).toHaveCount(0);
  } finally {
    await host.stop();
  }
});
