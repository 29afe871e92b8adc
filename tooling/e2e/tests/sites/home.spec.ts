import { HOME_OF_EACH_SITE, HOMES, type Home } from "../../src/pages.ts";
import { product } from "../../src/env.ts";
import { openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

/** Scripts of a home page until all is at rest, whatever they are for. */
const MOST_SCRIPTS = 12;

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" };

interface ApiList<Item> {
  data: { list: Item[] };
}

async function fromApi<Answer>(
  home: Home,
  path: string,
  query: Readonly<Record<string, string>> = { pageSize: "3" },
): Promise<Answer> {
  const response = await fetch(`${product().apiOrigin}${path}.do?${new URLSearchParams(query)}`, {
    headers: { Lang: String(home.lang) },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

for (const home of HOMES) {
  test(`${home.key}: shows banners, cases and news that came through the API, the hero picture before any script @R1.3 @R2.11`, async ({
    page,
  }) => {
    const banners = await fromApi<ApiList<{ title: string }>>(home, "/index/banner/page");
    const stories = await fromApi<ApiList<{ title: string; headline: { value: string } }>>(
      home,
      `${home.api}/customer/stories/page`,
    );
    // The question of consent would come up over what is looked at.
    await page.addInitScript(() => localStorage.setItem("wsdUserAuthorization", "0"));
    await openHydrated(page, home.path);
    const [banner] = banners.data.list;
    await expect(page.locator("h1")).toHaveText(String(banner?.title.replaceAll("\n", "")), {
      useInnerText: false,
    });
    for (const story of stories.data.list) {
      await expect(page.getByText(story.title, { exact: true })).toBeVisible();
    }
    expect(await page.locator("html").getAttribute("lang")).toBe(home.htmlLang);
    const hero = page.locator(".el-hero:has(h1) img").first();
    expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^data:image\/svg/);
    // A phone on its side.
    await page.setViewportSize({ width: 667, height: 375 });
    for (const part of ["h1", ".el-hero__actions"])
      await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 1 });
    const dot = page.locator(".el-hero .el-carousel__dot").first();
    expect(
      await dot.evaluate((element) => {
        const { left, width, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 1) === element;
      }),
      "a whole dot, and nothing upon it",
    ).toBe(true);
    const logos = page.locator(".el-logo-wall img");
    for (const logo of await logos.all()) await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        logos.evaluateAll((all: HTMLImageElement[]) => all.filter(({ complete }) => !complete).length),
      )
      .toBe(0);
    const [files, views] = await logos.evaluateAll((all: HTMLImageElement[]) => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      return [names.filter((name) => name.includes("/brands")), all.map(({ src }) => src)];
    });
    expect(new Set(views).size, "clients with a mark of their own").toBe(12);
    expect(files, "requests for marks of clients").toHaveLength(1);
  });

  test(`${home.key}: the served head names each twin once, and what the site is @R2.41`, async ({
    request,
  }) => {
    const html = await (await request.get(product().origin + home.path, { headers: PHONE })).text();
    for (const hreflang of ["zh-CN", "en-US", "ja", "x-default"])
      expect([...html.matchAll(new RegExp(`<link[^>]+hreflang="${hreflang}"`, "gi"))]).toHaveLength(1);
    const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data ?? "null")).toMatchObject({ "@type": "WebSite" });
  });
}

// English and Japanese are one site with the same code.
for (const home of HOME_OF_EACH_SITE) {
  test(`${home.key}: shows a case at work that no cover repeats; all of it leads there`, async ({ page }) => {
    await page.goto(product().origin + home.path);
    const link = page.locator("#work a");
    const href = (await link.getAttribute("href")) ?? "";
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(1);
    const { code } = Object.fromEntries(new URL(href, product().origin).searchParams);
    const { data } = await fromApi<ApiList<{ code: string; headline: { label: string } }>>(
      home,
      `${home.api}/customer/stories/page`,
      { code: code ?? "" },
    );
    const work = page.locator("section", { has: link });
    await expect(work).toContainText(data.list[0]?.headline.label ?? "no such case");
    await expect(work.locator(".el-evidence__comments > li")).toHaveCount(6);
    await work.click();
    await expect(page).toHaveURL(product().origin + href);
  });

  test(`${home.key}: has come to rest with twelve scripts, those that seal reports and that are fetched ahead included`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    });
    await Promise.all([page.waitForRequest(/\/report\.do/), openHydrated(page, home.path)]);
    await expect(page.locator(".el-consent-banner")).toHaveCount(home.key === "zh" ? 0 : 1);
    await page.waitForLoadState("networkidle");
    expect([...scripts].slice(MOST_SCRIPTS)).toEqual([]);
  });

  test.describe(`home page in ${home.key} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test(`${home.key}: opens the menu without JavaScript @R4.11`, async ({ page }) => {
      await page.goto(product().origin + home.path);
      const navigation = page.locator(".el-mobile-menu nav").first();
      await expect(navigation).toBeHidden();
      await page.locator(".el-mobile-menu > summary").click();
      await expect(navigation).toBeVisible();
    });
  });
}

test.describe("on a screen whose width is no whole number of its pixels", () => {
  test.use({ deviceScaleFactor: 1.5, viewport: { width: 375, height: 667 } });

  test("the next slide of the hero does not show beside the first", async ({ page }) => {
    await openHydrated(page, "/m/en-us");
    const { y, height } = (await page.locator(".el-hero h1").boundingBox()) ?? { y: 0, height: 0 };
    const picture = await page.screenshot({ clip: { x: 355, y: y + height / 2, width: 20, height: 2 } });
    const colours = await page.evaluate(async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      const pixels = Array.from({ length: bitmap.width }, (_, x) => canvas.getImageData(x, 0, 1, 1).data);
      // Where layers meet, a channel may be one off.
      return [...new Set(pixels.map(([red = 0, , blue = 0]) => [red, blue].map((one) => one >> 4).join()))];
    }, Array.from(picture));
    expect(colours).toEqual(["15,1"]);
  });
});

test("robots and sitemaps name the pages", async ({ request }) => {
  const robots = await (await request.get(`${product().origin}/robots.txt`, { headers: PHONE })).text();
  expect(robots).toContain("Sitemap:");
  const sitemap = await (await request.get(`${product().origin}/sitemap-cn.xml`, { headers: PHONE })).text();
  expect(sitemap).toContain("/m/zh-cn</loc>");
});
