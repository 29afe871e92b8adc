import type { Page } from "@playwright/test";
import {
  codeField,
  codeFor,
  CUSTOM,
  heading,
  LOGIN,
  ownPhone,
  PASSWORD,
  passwordField,
  wantCode,
  workOffer,
} from "../../src/account-visits.ts";
import { product } from "../../src/env.ts";
import { hydrated, openHydrated, openUnderClock } from "../../src/navigation.ts";
import { button, newPhone, openContact, REFERENCE } from "../../src/reservation-visits.ts";
import { geetestButton, runGeetest, solveGeetest, type RunningGeetest } from "../../src/run-geetest.ts";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { solveSlider } from "../../src/solve-slider.ts";
import { expect, test } from "../../src/test.ts";

/** How long a puzzle may take until it can be solved, in milliseconds. */
const READY_LIMIT_MS = 15_000;

let geetest: RunningGeetest;
let own: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  geetest = await runGeetest();
  own = await runProduct(geetest.settings);
});
test.beforeEach(() => {
  geetest.mode = "well";
  geetest.asked.length = 0;
});
test.afterAll(async () => {
  await own.stop();
  await geetest.stop();
});

const failed = (page: Page) => page.getByText("安全验证没能加载出来，请检查网络后重试");
const again = (page: Page) => page.getByRole("button", { name: "重新加载" });

/** Expects the code in the outbox. @returns it. */
async function expectCode(page: Page, phone: string): Promise<string> {
  await expect(codeField(page)).toBeFocused();
  const code = await codeFor(page, phone);
  expect(code).toMatch(/^\d{6}$/);
  return code;
}

test("registration with a puzzle of GeeTest: nothing of it loads before, and the code signs in @R4.12 @R7.27 @R7.28 @R7.32", async ({
  page,
}) => {
  const phone = ownPhone();
  await openHydrated(page, `${CUSTOM}?method=register`, own.origin);
  expect(geetest.asked).toEqual([]);
  await wantCode(page, phone);
  await solveGeetest(page);
  const code = await expectCode(page, phone);
  expect(geetest.asked).toEqual([
    "/register.php",
    "/gt.js",
    "/gettype.php",
    "/static/fullpage.js",
    "/static/style.css",
    "/static/picture.png",
    "/ajax.php",
    "/validate.php",
  ]);
  await codeField(page).fill(code);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(heading(page)).toContainText("认识一下您的公司");
});

test("an answer that GeeTest refuses brings its next puzzle", async ({ page }) => {
  const phone = ownPhone();
  geetest.mode = "refuses";
  await openHydrated(page, LOGIN, own.origin);
  await wantCode(page, phone);
  await solveGeetest(page);
  await expect(page.getByText("没有通过，换了一个，再试一次")).toBeVisible();
  geetest.mode = "well";
  await geetestButton(page).click();
  await expectCode(page, phone);
  expect(geetest.asked.filter((path) => path === "/register.php")).toHaveLength(2);
});

for (const [mode, what] of [
  ["no-script", "script is missing"],
  ["no-puzzle", "script cannot load its puzzle"],
] as const) {
  test(`GeeTest whose ${what}: said with another way, and tried again from the start`, async ({ page }) => {
    const phone = ownPhone();
    geetest.mode = mode;
    await openHydrated(page, LOGIN, own.origin);
    await wantCode(page, phone);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("link", { name: "400-003-5180" })).toBeVisible();
    geetest.mode = "well";
    await again(page).click();
    await solveGeetest(page);
    await expectCode(page, phone);
  });
}

test("GeeTest whose script never comes: said after fifteen seconds, and not before", async ({ page }) => {
  geetest.mode = "hangs";
  await openUnderClock(page, LOGIN, own.origin);
  const stopped = Promise.withResolvers<void>();
  await page.route("**/gee/slider/register.do*", (route) => stopped.promise.then(() => route.continue()));
  await wantCode(page, ownPhone());
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  stopped.resolve();
  await expect.poll(() => geetest.asked).toContain("/gt.js");
  await page.clock.runFor(READY_LIMIT_MS - 1);
  await expect(page.getByText("正在准备安全验证")).toBeVisible();
  await page.clock.runFor(1);
  await expect(failed(page)).toBeVisible();
});

test("a puzzle of GeeTest that breaks while it is solved is said, and the sheet can be closed", async ({
  page,
}) => {
  geetest.mode = "breaks";
  await openHydrated(page, LOGIN, own.origin);
  await wantCode(page, ownPhone());
  await solveGeetest(page);
  await expect(failed(page)).toBeVisible();
  await expect(again(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "获取验证码" })).toBeEnabled();
});

test("while GeeTest gives the API no challenge the site's own puzzle stands in, at once or at the next try", async ({
  page,
}) => {
  const phone = ownPhone();
  geetest.mode = "refuses";
  await openHydrated(page, LOGIN, own.origin);
  await wantCode(page, phone);
  await page.getByText("点击下方按钮，完成验证").waitFor();
  geetest.mode = "no-challenge";
  await geetestButton(page).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(workOffer(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  geetest.asked.length = 0;
  await wantCode(page, phone);
  await solveSlider(page);
  await expectCode(page, phone);
  expect(new Set(geetest.asked)).toEqual(new Set(["/register.php"]));
});

test("pages allow GeeTest's sources where its puzzles are asked, and nowhere else", async ({ page }) => {
  const policyAt = async (origin: string): Promise<string> =>
    (await page.request.get(origin + LOGIN)).headers()["content-security-policy"] ?? "";
  const { GEETEST_SOURCES = "none", GEETEST_API_BASE = "none" } = geetest.settings;
  const allowing = await policyAt(own.origin);
  expect(allowing).toContain(GEETEST_SOURCES);
  expect(allowing).not.toContain("unsafe-eval");
  const usual = await policyAt(product().origin);
  expect(usual).toContain("script-src 'self'");
  for (const source of [GEETEST_SOURCES, GEETEST_API_BASE, "geetest"]) expect(usual).not.toContain(source);
});

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
  await openContact(page, own.origin, phone);
  const code = await askForCode(page, phone);
  const again = page.getByRole("button", { name: /重新获取/ });
  await test.step("the next code has to wait, and a screen reader hears of it", async () => {
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".el-send-code output")).toContainText("秒后可以重新获取");
  });
  await test.step("another number waits for nothing, and has been sent nothing", async () => {
    await page.locator('[name="phone"]').fill(newPhone());
    await expect(button(page, "获取验证码")).not.toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("验证码已发出")).toHaveCount(0);
    await page.locator('[name="phone"]').fill(phone);
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("验证码已发出")).toBeVisible();
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
  await openContact(page, own.origin);
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
  geetest.mode = "no-script";
  await openContact(page, own.origin);
  await button(page, "获取验证码").click();
  const failed = page.getByText("安全验证没能加载出来");
  await expect(failed).toBeVisible();
  await button(page, "重新加载").click();
  await expect(failed).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("这次不用验证码")).toBeVisible();
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
});
