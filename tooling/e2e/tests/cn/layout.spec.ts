import { product } from "../../src/env.ts";
import { followLink, openHydrated } from "../../src/navigation.ts";
import { expectAccessible } from "../../src/visits.ts";
import { expect, test } from "../../src/test.ts";

const PAGES = ["/m/zh-cn", "/m/zh-cn/case", "/m/zh-cn/message", "/m/zh-cn/about"];

test("customer service opens a chat over the page, says that it is loading until it is there, closes by its button with the focus kept, and opens as it was left @R2.76 @R2.78 @R2.79 @R4.8 @R4.9", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = Promise.withResolvers<void>();
  await page.route("**/chat", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openHydrated(page, "/m/zh-cn/message");
  const sign = page.getByRole("button", { name: "客服小敦" });
  const chat = page.getByRole("dialog", { name: "客服小敦" });
  const state = chat.locator(".el-chat-popup__body");
  const question = page.frameLocator("iframe").getByRole("textbox", { name: "输入问题" });
  await expect(page.locator("iframe")).toHaveCount(0);
  await sign.click();
  await expect(chat).toBeVisible();
  await expect(state).toHaveAttribute("aria-busy", "true");
  asked.resolve();
  await expect(state).toHaveAttribute("aria-busy", "false");
  await expect(page.frameLocator("iframe").getByText("您好，我是小敦")).toBeVisible();
  await question.fill("你们周末开门吗");
  await chat.getByRole("button", { name: "关闭" }).click();
  await expect(chat).toBeHidden();
  await expect(sign).toBeFocused();
  await sign.click();
  await expect(question).toHaveValue("你们周末开门吗");
  await expectAccessible(page);
});

test("who goes on while the chat's code is on its way reads on", async ({ page }) => {
  const code = "**/assets/chat-popup-*.js";
  const gone = Promise.withResolvers<void>();
  await page.route(code, (route) => gone.promise.then(() => route.continue()));
  await openHydrated(page, "/m/zh-cn/message");
  const asked = page.waitForRequest(code);
  await page.getByRole("button", { name: "客服小敦" }).click();
  const request = await asked;
  await followLink(page, "/m/zh-cn/about");
  await expect(page.locator("#company")).toBeAttached();
  gone.resolve();
  await (await request.response())?.finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("dialog")).toHaveCount(0);
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
