import { devices, type Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { followLink, openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

const WECHAT = " MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN";

function platform(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("platform"));
}

// English and Japanese are one site with the same code.
for (const path of ["/m/zh-cn", "/m/en-us"]) {
  test(`${path}: the list of cases takes the platform of the mini program for no filter`, async ({
    page,
  }) => {
    await openHydrated(page, `${path}/case?platform=xcx`);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", /\/case$/);
    expect(await platform(page)).toBe("xcx");
  });

  test(`${path}: the platform of the address is stored, kept while navigating, and removed by a load without it @R1.10 @R1.11`, async ({
    page,
  }) => {
    await openHydrated(page, `${path}?platform=xcx`);
    expect(await platform(page)).toBe("xcx");
    await followLink(page, `${path}/404`);
    await expect(page).toHaveURL(`${product().origin}${path}/404`);
    expect(await platform(page)).toBe("xcx");
    await openHydrated(page, path);
    expect(await platform(page)).toBeNull();
  });
}

for (const [file, losses] of [
  ["entry", 1],
  // What is fetched ahead of its use is one of them.
  ["style", 2],
] as const) {
  test(`a page whose ${file} is lost on its way asks for it again and comes to life`, async ({ page }) => {
    let asked = 0;
    await page.route(new RegExp(`/${file}-[\\w-]+\\.(?:js|css)`), (route) => {
      asked += 1;
      return asked <= losses ? route.abort("connectionreset") : route.continue();
    });
    await openHydrated(page, "/m/zh-cn/common/custom");
    await expect(page.locator("form button[type=submit]")).toBeEnabled();
  });
}

test.describe("share card", () => {
  for (const [system, agent, signs] of [
    ["Android", devices["Pixel 7"].userAgent, "current"],
    ["iOS", devices["iPhone 14"].userAgent, "entry"],
  ] as const) {
    test(`in WeChat on ${system} each page asks for the signature of the ${signs} address @R7.55`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ ...devices["Pixel 7"], userAgent: agent + WECHAT });
      const page = await context.newPage();
      const signed: string[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.pathname.endsWith("/get_wx_sign.do")) signed.push(url.searchParams.get("url") ?? "");
      });
      const entry = `${product().origin}/m/zh-cn?from=timeline`;
      await page.goto(`${entry}#appeal`);
      await expect.poll(() => signed).toEqual([entry]);
      await followLink(page, "/m/zh-cn/404");
      const next = signs === "entry" ? entry : `${product().origin}/m/zh-cn/404`;
      await expect.poll(() => signed).toEqual([entry, next]);
      await context.close();
    });
  }

  test("outside WeChat nothing is signed and its SDK is not loaded", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await openHydrated(page, "/m/zh-cn");
    await expect.poll(() => requests.some((url) => url.includes("/later-"))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => /weixin|share-in-wechat|get_wx_sign/.test(url))).toEqual([]);
  });
});
