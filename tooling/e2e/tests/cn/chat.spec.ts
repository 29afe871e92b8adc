import { AxeBuilder } from "@axe-core/playwright";
import { product } from "../../src/env.ts";
import { expect, test } from "../../src/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the chat page with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("answers a question that is tapped and one that is typed, and takes a message", async ({ page }) => {
      await page.goto(`${product().origin}/chat`);
      await page.getByRole("link", { name: "怎么收费？预算要多少？" }).click();
      await expect(page.getByText("服务费和投放费分开报")).toBeVisible();

      await page.getByRole("textbox", { name: "输入问题" }).fill("你们周末开门吗");
      await page.getByRole("button", { name: "发送" }).click();
      await expect(page.getByText("这个问题我答不准")).toBeVisible();
      await expect(page.getByText("服务费和投放费分开报")).toBeVisible();

      await page.getByLabel("手机号").fill("1380013");
      await page.getByLabel("想聊的事").fill("周末能来拜访吗？");
      await page.getByRole("button", { name: "提交留言" }).click();
      await expect(page.getByText("请填写正确的电话").last()).toBeVisible();
      await expect(page.getByText("请先阅读并同意隐私政策")).toBeVisible();
      await expect(page.getByLabel("想聊的事")).toHaveValue("周末能来拜访吗？");

      await page.getByLabel("手机号").fill("13800138021");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "提交留言" }).click();
      await expect(page.getByText(/收到了，编号 [A-Z0-9-]+/)).toBeVisible();
    });
  });
}

test("the chat page has no violation of axe and fits 320 wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${product().origin}/chat?ask=price&ask=${encodeURIComponent("很长的问题".repeat(20))}`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
