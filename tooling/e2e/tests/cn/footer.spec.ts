import type { Locator, Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { expect, test } from "../../src/test.ts";
import { expectPictures } from "../../src/visits.ts";

const HOTLINE = "400-003-5180";
const RECRUITMENT = "https://jobs.example.com/wesdom";

/** Platforms that the footer leads to, with where they are. */
const PLATFORMS = { 微博: "weibo", 小红书: "xiaohongshu", 哔哩哔哩: "bilibili", 知乎: "zhihu" };

const E_MAIL = /^\S+@wesdom\.example\.com$/;

async function open(page: Page, path = "/m/zh-cn"): Promise<Locator> {
  await page.goto(product().origin + path);
  return page.locator("footer");
}

test.describe("the Chinese footer without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("on paper it says whom to call, and has nothing that is only to be tapped", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    const footer = await open(page);
    await expect(footer.getByText(HOTLINE).first()).toBeVisible();
    for (const part of ["social-links", "footer-links", "language-switch"])
      await expect(footer.locator(`.el-${part}`), part).toBeHidden();
  });

  test("the footer is whole @R2.64 @R2.65 @R2.66 @R2.68 @R2.69 @R9.15 @R2.71 @R2.72 @R2.74", async ({
    page,
  }) => {
    const footer = await open(page);
    await test.step("shows the code of the public account, labelled 微信公众号, behind the first social icon", async () => {
      const first = footer.locator(".el-social-links > *").first().locator("summary");
      await first.scrollIntoViewIfNeeded();
      await first.click();
      const code = footer.locator('img[src^="/m/qr/wechat.png"]');
      await expect(code).toBeVisible();
      await expect(footer.getByText("微信公众号").first()).toBeVisible();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step("shows the marks of the five platforms", async () => {
      const marks = footer.locator(".el-social-links");
      await expect(marks.locator("img.el-social-links__mark")).toHaveCount(5);
      await expectPictures(marks);
    });

    await test.step("leads to the microblog, the lifestyle-sharing app, the video site and the Q&A site", async () => {
      for (const [name, host] of Object.entries(PLATFORMS)) {
        const link = footer.getByRole("link", { name: new RegExp(name) });
        await expect(link).toHaveAttribute("href", new RegExp(`^https://${host}\\.`));
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
      }
    });

    await test.step("shows the hotline as a number to call, the consultant's code and both offices", async () => {
      await expect(footer.getByRole("link", { name: HOTLINE })).toHaveAttribute(
        "href",
        `tel:${HOTLINE.replaceAll("-", "")}`,
      );
      await expect(footer.locator('img[src^="/m/qr/consultant.png"]')).toBeAttached();
      await expect(footer.getByText("营销顾问")).toBeVisible();
      for (const place of ["深圳", "南山区", "武汉", "武昌区"])
        await expect(footer.getByText(place, { exact: true })).toBeVisible();
    });

    await test.step("leads to the recruitment site and the customer centre, and says whose the page is", async () => {
      await expect(footer.getByRole("link", { name: "加入我们" })).toHaveAttribute("href", RECRUITMENT);
      await expect(footer.getByRole("link", { name: "客户中心" })).toHaveAttribute("href", "/centre");
      for (const [name, title] of [
        ["隐私政策", "privacy_policy"],
        ["用户协议", "user_agreement"],
      ] as const)
        await expect(footer.getByRole("link", { name })).toHaveAttribute(
          "href",
          new RegExp(`title=${title}$`),
        );
      const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Shanghai" }).format(
        new Date(),
      );
      await expect(footer.getByText(`© ${year}`)).toBeVisible();
    });
  });
});

test("a tap on the e-mail copies it, with the toast 复制成功 @R2.67", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const footer = await open(page);
  await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
  await footer.getByText(E_MAIL).click();
  await expect(page.getByText("复制成功")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(E_MAIL);
});

test("the header leads to the reservation with type=nav, the menu to the recruitment site in a new tab @R2.57 @R2.59", async ({
  page,
}) => {
  await open(page);
  await expect(page.locator("header").getByRole("link", { name: "预约咨询" })).toHaveAttribute(
    "href",
    "/m/zh-cn/common/Reservation?type=nav",
  );
  await page.locator("header summary").first().click();
  const join = page.locator("header").getByRole("link", { name: /加入我们/ });
  await expect(join).toHaveAttribute("href", RECRUITMENT);
  await expect(join).toHaveAttribute("target", "_blank");
});

test("/m, /m/zh-cn and /m/zh-cn/home are the Chinese home page, with one canonical address @R2.10 @R2.12", async ({
  page,
}) => {
  for (const path of ["/m", "/m/zh-cn", "/m/zh-cn/home"]) {
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(page.locator(".el-hero")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${product().origin}/m/zh-cn`,
    );
  }
});

test("the figures claim 500 people and more than 3,000 brands; the form names the policy of the customer centre @R1.6 @R1.7 @R2.60", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("link", { name: "《隐私政策》" })).toHaveAttribute(
    "href",
    "/centre/privacy-policy.pdf",
  );
  await expect(page.locator(".el-stat-number", { hasText: "全职同事" })).toContainText("500");
  await expect(page.locator(".el-stat-number", { hasText: "合作品牌" })).toContainText("3,000+");
});
