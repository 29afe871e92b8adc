import { codeFor } from "../../src/account-visits.ts";
import { geetestProduct } from "../../src/geetest-product.ts";
import { hydrated } from "../../src/navigation.ts";
import { button, newPhone, openContact, REFERENCE } from "../../src/reservation-visits.ts";
import { solveGeetest } from "../../src/run-geetest.ts";
import { expect, test } from "../../src/test.ts";
import type { Page } from "@playwright/test";

const { origin, geetest } = geetestProduct();

/** Solves the puzzle and reads the code that was sent. */
async function askForCode(page: Page, phone: string): Promise<string> {
  await button(page, "获取验证码").click();
  await solveGeetest(page);
  await expect(page.getByText("验证码已发出")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return codeFor(page, phone);
}

test("puzzle, code by message, and a reservation whose phone is shown to be the visitor's @R7.25 @R7.26", async ({
  page,
}) => {
  const phone = newPhone();
  const field = page.locator('[name="code"]');
  await openContact(page, origin(), phone);
  const code = await askForCode(page, phone);
  const again = page.getByRole("button", { name: /重新获取/ });
  await test.step("the next code has to wait, and a screen reader hears of it", async () => {
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".el-send-code output")).toContainText("秒后可以重新获取");
  });
  await test.step("a wrong code is said beside its field, and everything stays", async () => {
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
    await button(page, "提交预约").click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(".el-field", { has: field })).toContainText("验证码不正确");
    await expect(field).toBeFocused();
    await expect(page.locator('[name="name"]')).toHaveValue("林女士");
  });
  await test.step("the wait outlives a reload", async () => {
    await page.reload();
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("验证码已发出")).toBeVisible();
    await hydrated(page);
  });
  await field.fill(code);
  await page.locator('[name="consent"]').check();
  const body = page.waitForRequest((request) => request.url().includes("/index/appeal"));
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  expect((await body).postDataJSON()).toMatchObject({ kind: "reservation", phone, code });
});

test("Back closes the puzzle and leaves the step as it was", async ({ page }) => {
  await openContact(page, origin());
  await button(page, "获取验证码").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator('[name="name"]')).toHaveValue("林女士");
  await expect(button(page, "获取验证码")).toBeEnabled();
});

test("a puzzle that cannot be loaded can be tried again, and closed it stands in nobody's way", async ({
  page,
}) => {
  geetest().mode = "no-script";
  await openContact(page, origin());
  await button(page, "获取验证码").click();
  const failed = page.getByText("安全验证没能加载出来");
  await expect(failed).toBeVisible();
  await button(page, "重新加载").click();
  await expect(failed).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("短信暂时发不出去")).toBeVisible();
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
});
