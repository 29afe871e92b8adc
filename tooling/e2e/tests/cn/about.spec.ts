import { product } from "../../src/env.ts";
import { openHydrated } from "../../src/navigation.ts";
import { structuredData } from "../../src/visits.ts";
import { expect, test } from "../../src/test.ts";

const ABOUT = "/m/zh-cn/about";

const SECTIONS = [
  ["历程", "history"],
  ["团队", "team"],
  ["文化", "culture"],
  ["地点", "offices"],
  ["加入", "join"],
] as const;

test.describe("the company without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows introduction, history, team, values and offices; these lead to a map, positions to the recruitment site; its record names all of it @R1.1 @R1.5 @R2.13 @R2.44 @R2.47", async ({
    page,
  }) => {
    await page.goto(product().origin + ABOUT);
    for (const text of [
      "注意力是一笔账",
      "四十平方米",
      "林悦",
      "不糊弄顾客",
      "科苑南巷 66 号",
      "楚汉东巷 128 号",
    ]) {
      await expect(page.locator("main").getByText(text).first()).toBeAttached();
    }
    for (const city of ["深圳", "武汉"]) {
      const map = page.getByRole("link", { name: new RegExp(`在地图上查看${city}`) });
      await expect(map).toHaveAttribute("target", "_blank");
      expect(new URL((await map.getAttribute("href"))!).searchParams.get("keyword")).toContain(city);
    }
    const join = page.getByRole("link", { name: "看开放职位" });
    await expect(join).toHaveAttribute("href", "https://jobs.example.com/wesdom");
    await expect(join).toHaveAttribute("target", "_blank");
    expect((await structuredData(page)).get("Organization")).toMatchObject({
      foundingDate: "2014-01-15",
      contactPoint: { telephone: "+86-400-003-5180", email: "marketing@wesdom.example.com" },
      address: [{ addressLocality: "深圳" }, { addressLocality: "武汉" }],
      sameAs: expect.arrayContaining(["https://weibo.example.com/wesdom"]),
    });
    for (const hreflang of ["zh-CN", "en-US", "ja", "x-default"]) {
      await expect(page.locator(`head link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveCount(1);
    }
  });
});

test("each section has an address, which opens the page at the section", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, `${ABOUT}#offices`);
  await expect(page.locator("#offices")).toBeInViewport();
  for (const [label, anchor] of SECTIONS) {
    await page.getByRole("navigation", { name: "本页内容" }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`about#${anchor}$`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test("the footer's 关于我们 leads to the page, and scrolls smoothly to the section when already there @R2.70", async ({
  page,
}) => {
  await openHydrated(page, "/m/zh-cn/message");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "关于我们" });
  await link.click();
  await expect(page).toHaveURL(/about$/);
  await expect(page.locator("#company")).toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  const from = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    addEventListener("scroll", () => passed.push(scrollY));
  });
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);
  const passed = await page.evaluate(() => (window as unknown as { passed: number[] }).passed);
  // A jump would be seen at its two ends only.
  expect(passed.some((place) => place > 300 && place < from - 300)).toBe(true);
});
