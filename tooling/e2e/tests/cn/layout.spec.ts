import { product } from "../../src/env.ts";
import { openHydrated } from "../../src/navigation.ts";
import { expectAccessible } from "../../src/visits.ts";
import { expect, test } from "../../src/test.ts";

const PAGES = ["/m/zh-cn", "/m/zh-cn/case", "/m/zh-cn/message", "/m/zh-cn/about"];

test("customer service opens a chat over the page, loads it, and closes by its button with the focus kept @R2.76 @R2.79 @R4.8", async ({
  page,
}) => {
  await openHydrated(page, "/m/zh-cn/message");
  const sign = page.getByRole("button", { name: "客服小敦" });
  await expect(page.locator("iframe")).toHaveCount(0);
  await sign.click();
  const chat = page.getByRole("dialog", { name: "客服小敦" });
  await expect(chat).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("您好，我是小敦")).toBeVisible();
  await chat.getByRole("button", { name: "关闭" }).click();
  await expect(chat).toBeHidden();
  await expect(sign).toBeFocused();
});

test("the chat says that it is loading until its frame is there @R2.78 @R4.9", async ({ page }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/chat", async (route) => {
    await asked;
    await route.continue();
  });
  await openHydrated(page, "/m/zh-cn/about");
  await page.getByRole("button", { name: "客服小敦" }).click();
  const state = page.getByRole("dialog", { name: "客服小敦" }).locator(".el-chat-popup__body");
  await expect(state).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(state).toHaveAttribute("aria-busy", "false");
});

test("a chat that is closed and opened again is as it was left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/m/zh-cn/case");
  const sign = page.getByRole("button", { name: "客服小敦" });
  const chat = page.getByRole("dialog", { name: "客服小敦" });
  const question = page.frameLocator("iframe").getByRole("textbox", { name: "输入问题" });
  await sign.click();
  await question.fill("你们周末开门吗");
  await chat.getByRole("button", { name: "关闭" }).click();
  await expect(chat).toBeHidden();
  await sign.click();
  await expect(question).toHaveValue("你们周末开门吗");
  await expectAccessible(page);
});

test("Back closes the chat and stays on the page", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn/case");
  await page.getByRole("button", { name: "客服小敦" }).click();
  const chat = page.getByRole("dialog", { name: "客服小敦" });
  await expect(page.frameLocator("iframe").getByText("您好，我是小敦")).toBeVisible();
  await page.goBack();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/m\/zh-cn\/case$/);
  await expect(page.locator("h1")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pendant leads to the referral campaign in a new tab on each page @R2.75", async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(product().origin + path);
      const gift = page.getByRole("link", { name: "荐客有礼" });
      await expect(gift).toHaveAttribute("href", "https://event.example.com/referral");
      await expect(gift).toHaveAttribute("target", "_blank");
      const picture = await gift.locator("img").getAttribute("src");
      expect((await page.request.get(product().origin + picture!)).status()).toBe(200);
    }
  });

  test("the 404 page shows the header, but neither footer nor pendant @R2.63", async ({ page }) => {
    const response = await page.goto(`${product().origin}/m/zh-cn/404`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "荐客有礼" })).toHaveCount(0);
    await expect(page.getByText("客服小敦")).toHaveCount(0);
  });

  test("customer service is a page of its own without JavaScript", async ({ page }) => {
    await page.goto(`${product().origin}/m/zh-cn/message`);
    await page.getByRole("link", { name: "客服小敦" }).click();
    await expect(page.getByText("您好，我是小敦")).toBeVisible();
  });
});

test("agreement and policy are PDF files of the customer centre @R2.60", async ({ page }) => {
  for (const name of ["user-agreement", "privacy-policy"]) {
    const response = await page.request.get(`${product().origin}/centre/${name}.pdf`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("application/pdf");
  }
  await page.goto(`${product().origin}/m/zh-cn`);
  await expect(page.getByRole("link", { name: "《隐私政策》" })).toHaveAttribute(
    "href",
    "/centre/privacy-policy.pdf",
  );
});
