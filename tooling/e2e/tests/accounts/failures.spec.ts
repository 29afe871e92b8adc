import type { Page } from "@playwright/test";
import {
  askCode,
  codeField,
  codeFor,
  completeInformation,
  CUSTOM,
  heading,
  LOGIN,
  logIn,
  mayAskAgain,
  olderAccount,
  ownPhone,
  PASSWORD,
  passwordField,
  phoneField,
  pickArea,
  register,
  sendPassword,
  wantCode,
  wrongCode,
  type OlderAccount,
} from "../../src/account-visits.ts";
import { hydrated, openHydrated } from "../../src/navigation.ts";
import { missSlider, solveSlider } from "../../src/solve-slider.ts";
import { expect, test } from "../../src/test.ts";

let forReset: OlderAccount;
let forRegistration: OlderAccount;

test.beforeAll(async ({ browser }) => {
  forRegistration = await olderAccount(browser, 1);
  forReset = await olderAccount(browser, 2);
});

/** Asks for a code before the wait is over: nothing is to be solved. */
async function wantCodeTooSoon(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  const agreements = page.getByRole("checkbox");
  if ((await agreements.count()) === 1) await agreements.check();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/gee/slider/")) asked.push(request.url());
  });
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText(/请\s\d+\s秒后再获取/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked).toEqual([]);
}

/** Tries of a code. */
const TRIES = 5;

test("empty and wrong fields are told beside them, the first one gets the focus, nothing is sent", async ({
  page,
}) => {
  const calls: string[] = [];
  await openHydrated(page, `${CUSTOM}?method=register`);
  page.on("request", (request) => {
    if (request.url().includes("/yxy/") && !request.url().includes("login/check")) calls.push(request.url());
  });
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("请填写正确的电话")).toBeVisible();
  await expect(page.getByText("请先阅读并勾选同意")).toBeVisible();
  await expect(phoneField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveAttribute("aria-invalid", "true");
  await phoneField(page).fill("12800138000");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("请填写正确的电话")).toBeVisible();
  await expect(page.getByText("请先阅读并勾选同意")).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("the agreement is unticked, and its two documents are PDFs of the customer centre", async ({ page }) => {
  await openHydrated(page, CUSTOM);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  for (const [name, file] of [
    ["《用户协议》", "/centre/user-agreement.pdf"],
    ["《隐私政策》", "/centre/privacy-policy.pdf"],
  ] as const) {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", file);
    await expect(link).toHaveAttribute("target", "_blank");
    const answer = await page.request.get(new URL(file, page.url()).href);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  }
});

test("a missed slider brings another one; given up, the form is as it was and has the focus", async ({
  page,
}) => {
  await openHydrated(page, CUSTOM);
  await wantCode(page, ownPhone());
  await missSlider(page);
  await expect(page.getByRole("dialog").getByText("没有对上，换了一张，再试一次").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "获取验证码" })).toBeFocused();
  await expect(phoneField(page)).toHaveValue(ownPhone());
  await wantCode(page, ownPhone());
  await solveSlider(page);
  await expect(codeField(page)).toBeFocused();
});

test("a wrong code is told beside the field and may be tried again; a right one opens then", async ({
  page,
}) => {
  const phone = ownPhone();
  await openHydrated(page, LOGIN);
  const code = await askCode(page, phone);
  await codeField(page).pressSequentially(wrongCode(code));
  await expect(page.locator("form").getByText("验证码不正确，请重新输入")).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
  await codeField(page).fill(code);
  await expect(heading(page)).toContainText("认识一下您的公司");
});

test("a code that was tried too often has expired, and the wait for a new one goes on", async ({ page }) => {
  const phone = ownPhone();
  await openHydrated(page, LOGIN);
  const code = await askCode(page, phone);
  const expired = page.locator("form").getByText("验证码已失效，请重新获取");
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = page.waitForResponse((response) => response.url().includes("/unified/login.do"));
    await codeField(page).fill("");
    await codeField(page).fill(wrongCode(code, attempt));
    await answer;
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "false");
  }
  await codeField(page).fill("");
  await codeField(page).fill(code);
  await expect(expired).toBeVisible();
  await expect(page.getByText(/\d+\s秒后可重新获取/)).toBeVisible();
  await page.getByRole("button", { name: "换个手机号" }).click();
  await wantCodeTooSoon(page, phone);
});

test("a code for something else within a minute is refused with the seconds to wait, before any slider", async ({
  page,
}) => {
  const phone = ownPhone();
  await openHydrated(page, CUSTOM);
  await askCode(page, phone);
  await expect(page.getByText(/\d+\s秒后可重新获取/)).toBeVisible();
  await openHydrated(page, `${LOGIN}?method=reset`);
  await wantCodeTooSoon(page, phone);
  // Another number waits for nobody.
  await wantCode(page, ownPhone(1));
});

test("a code that was given up is still good after a reload, and costs no other slider", async ({ page }) => {
  const phone = ownPhone();
  await openHydrated(page, `${LOGIN}?method=reset`);
  await askCode(page, phone);
  await page.getByRole("button", { name: "换个手机号" }).click();
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(/\d+\s秒后可重新获取/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("where another tab has asked for a code, the slider is closed and the seconds to wait are told", async ({
  page,
  context,
}) => {
  const phone = ownPhone();
  await openHydrated(page, CUSTOM);
  await askCode(page, phone);
  const other = await context.newPage();
  await openHydrated(other, `${LOGIN}?method=reset`);
  await wantCode(other, phone);
  await solveSlider(other);
  await expect(other.locator("form").getByRole("alert")).toContainText(/请\s\d+\s秒后再试/);
  await expect(other.getByRole("dialog")).toHaveCount(0);
});

test("a password that has leaked is refused beside its field, and the code is still good", async ({
  page,
}) => {
  await openHydrated(page, `${CUSTOM}?method=register`);
  const code = await askCode(page, ownPhone());
  await codeField(page).fill(code);
  await passwordField(page).fill("abc123456");
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(page.locator("form").getByText("已出现在泄露的密码中")).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(heading(page)).toContainText("认识一下您的公司");
});

test("five wrong passwords lock the login and name the way that is left", async ({ page }) => {
  const phone = ownPhone();
  await logIn(page, phone, "wrong1234");
  const beside = page.locator("form").getByText("手机号或密码不正确");
  await expect(beside).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  for (let attempt = 2; attempt <= TRIES; attempt += 1) {
    const answer = page.waitForResponse((response) => response.url().includes("/unified/login.do"));
    await sendPassword(page, phone, `wrong${attempt}234`);
    await answer;
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "false");
  }
  await sendPassword(page, phone, PASSWORD);
  await expect(page.locator("form").getByRole("alert")).toContainText("请 15 分钟后再试，或使用验证码登录");
});

test("without a network everything typed stays, and a second tap sends it once there is one", async ({
  page,
  context,
}) => {
  const phone = ownPhone();
  await openHydrated(page, `${LOGIN}?method=password`);
  await phoneField(page).fill(phone);
  await passwordField(page).fill(PASSWORD);
  await context.setOffline(true);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("网络没连上");
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.locator("form").getByText("手机号或密码不正确")).toBeVisible();
});

test("a fault of the server names the hotline, and the form can be sent again", async ({ page }) => {
  await openHydrated(page, `${LOGIN}?method=password`);
  await page.route("**/yxy/unified/login.do", (route) =>
    route.fulfill({ status: 503, json: { code: 503, data: null, message: "" } }),
  );
  await sendPassword(page, ownPhone(), PASSWORD);
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toContainText("服务暂时不可用");
  await expect(alert.getByRole("link", { name: /400-003-5180/ })).toHaveAttribute("href", "tel:400-003-5180");
  await page.unroute("**/yxy/unified/login.do");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.locator("form").getByText("手机号或密码不正确")).toBeVisible();
});

test("a number without an account is led from the reset to the registration", async ({ page }) => {
  const phone = ownPhone();
  await openHydrated(page, `${CUSTOM}?method=reset`);
  const code = await askCode(page, phone);
  await codeField(page).pressSequentially(code);
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toContainText("该手机号尚未注册");
  await alert.getByRole("link", { name: "注册一个" }).click();
  await expect(page).toHaveURL(/custom\?method=register$/);
  await expect(phoneField(page)).toHaveValue(phone);
});

test("a reload goes on where it was, and finds no password and no code", async ({ page }) => {
  const phone = ownPhone();
  await openHydrated(page, `${CUSTOM}?method=register`);
  await phoneField(page).fill(phone);
  await page.reload();
  await hydrated(page);
  await expect(phoneField(page)).toHaveValue(phone);
  const code = await askCode(page, phone);
  await codeField(page).fill(code);
  await passwordField(page).fill(PASSWORD);
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText("输入验证码");
  await expect(codeField(page)).toHaveValue("");
  await expect(passwordField(page)).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  for (const secret of [PASSWORD, code]) expect(stored).not.toContain(secret);
  expect(stored).toContain(phone);

  await codeField(page).fill(await codeFor(page, phone));
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await page.getByLabel("公司名称").fill("南山某某贸易");
  await page.getByLabel("您的职位").fill("店主");
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "继续完善资料" }).click();
  await expect(page.getByLabel("公司名称")).toHaveValue("南山某某贸易");
  await expect(page.getByLabel("您的职位")).toHaveValue("店主");
});

test("a reload while a new password is chosen goes on, as long as the leave holds", async ({ page }) => {
  const { phone } = forReset;
  await mayAskAgain(forReset);
  await openHydrated(page, `${CUSTOM}?method=reset`);
  await wantCode(page, phone);
  await solveSlider(page);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially(await codeFor(page, phone));
  await expect(heading(page)).toHaveText("设一个新密码");
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText("设一个新密码");
  await passwordField(page).fill("weak");
  await page.getByRole("button", { name: "保存新密码" }).click();
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
});

test("the company, area and position are all needed; a session that ended leads back to the login", async ({
  page,
}) => {
  await register(page, ownPhone());
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
  await expect(page.getByText("还有 3 处需要修改")).toBeVisible();
  await page.getByLabel("公司名称").fill("南山某某贸易");
  await pickArea(page);
  await page.getByLabel("您的职位").fill("店主");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("请先登录");
  await expect(phoneField(page)).toBeVisible();
});

test("where the customer centre cannot be reached, it can be tried again without a new login", async ({
  page,
}) => {
  await register(page, ownPhone());
  await page.route("**/get/login/url.do*", (route) => route.abort());
  await completeInformation(page);
  await expect(heading(page)).toHaveText("差一步就到");
  await expect(heading(page)).toBeFocused();
  await page.unroute("**/get/login/url.do*");
  await page.getByRole("button", { name: "再试一次" }).click();
  await expect(heading(page)).toHaveText("您已进入客户中心");
});

test("a number that has an account is led from registration to the login, and keeps its number", async ({
  page,
}) => {
  const { phone } = forRegistration;
  await mayAskAgain(forRegistration);
  await openHydrated(page, `${CUSTOM}?method=register`);
  const code = await askCode(page, phone);
  await codeField(page).fill(code);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toContainText("该手机号已注册");
  await alert.getByRole("link", { name: "去登录" }).click();
  await expect(page).toHaveURL(/custom\?method=password$/);
  await expect(phoneField(page)).toHaveValue(phone);
});
