import { codeFor } from "../../src/account-visits.ts";
import { hydrated } from "../../src/navigation.ts";
import { geetestProduct } from "../../src/geetest-product.ts";
import { solveGeetest } from "../../src/run-geetest.ts";
import { expect, test } from "../../src/test.ts";
import type { Page } from "@playwright/test";

const PATH = "/m/zh-cn/common/Reservation";
const REFERENCE = /W\d{6}-[2-9A-HJ-NP-Z]{8}/;

/** What the page keeps on the device: the way to the last step, without what is asked there. */
const DRAFT = {
  services: [],
  needs: "",
  budget: "",
  company: "沐颜",
  area: [
    { code: "440000", name: "广东省" },
    { code: "440305", name: "南山区", leaf: true },
  ],
  time: "",
  name: "林女士",
  phone: "",
};

const { origin, geetest } = geetestProduct();

let stranger = 0;
const newPhone = (): string => `137${String(Date.now() + ++stranger).slice(-8)}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openContact(page: Page, phone: string): Promise<void> {
  await page.addInitScript((values) => {
    if (sessionStorage.getItem("seen")) return;
    sessionStorage.setItem("seen", "1");
    sessionStorage.setItem("wsdReservationDraft", JSON.stringify(values));
  }, DRAFT);
  await page.goto(`${origin()}${PATH}?step=contact`);
  await hydrated(page);
  await page.locator('[name="phone"]').fill(phone);
  await page.locator('[name="consent"]').check();
}

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
  await openContact(page, phone);
  const code = await askForCode(page, phone);
  await page.locator('[name="code"]').fill(code);
  const body = page.waitForRequest((request) => request.url().includes("/index/appeal"));
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  expect((await body).postDataJSON()).toMatchObject({ kind: "reservation", phone, code });
});

test("after a code was sent the next one has to wait, also after a reload, and a screen reader hears of it", async ({
  page,
}) => {
  const phone = newPhone();
  await openContact(page, phone);
  await askForCode(page, phone);
  await expect(page.getByRole("button", { name: /重新获取/ })).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator(".el-send-code output")).toContainText("秒后可以重新获取");
  await page.reload();
  await expect(page.getByRole("button", { name: /重新获取/ })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("验证码已发出")).toBeVisible();
});

test("a wrong code is said beside its field, everything stays, and the right one then opens", async ({
  page,
}) => {
  const phone = newPhone();
  await openContact(page, phone);
  const code = await askForCode(page, phone);
  await page.locator('[name="code"]').fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await button(page, "提交预约").click();
  await expect(page.locator('[name="code"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".el-field", { has: page.locator('[name="code"]') })).toContainText(
    "验证码不正确",
  );
  await expect(page.locator('[name="code"]')).toBeFocused();
  await expect(page.locator('[name="name"]')).toHaveValue("林女士");
  await page.locator('[name="code"]').fill(code);
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
});

test("Back closes the puzzle and leaves the step as it was", async ({ page }) => {
  await openContact(page, newPhone());
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
  await openContact(page, newPhone());
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
