import type { Page } from "@playwright/test";
import {
  askCode,
  codeField,
  codeFor,
  CUSTOM,
  heading,
  LOGIN,
  ownPhone,
  PASSWORD,
  passwordField,
  phoneField,
  pickArea,
  register,
  sendPassword,
  wantCode,
  workOffer,
  wrongCode,
} from "../../src/account-visits.ts";
import { hydrated, isMarked, markDocument, openHydrated, replaced } from "../../src/navigation.ts";
import { missSlider, nextPuzzle, solveSlider } from "../../src/solve-slider.ts";
import { expect, test } from "../../src/test.ts";
import { expectAccessible } from "../../src/visits.ts";

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

test("a page whose next modules are gone is loaded anew at the second tap, with the number kept", async ({
  page,
}) => {
  await page.route("**/assets/puzzle-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await openHydrated(page, CUSTOM);
  await phoneField(page).fill(ownPhone());
  await page.getByRole("checkbox").check();
  const wanted = page.getByRole("button", { name: "获取验证码" });
  await wanted.click();
  await expect(page.locator("form").getByRole("alert")).not.toBeEmpty();
  await markDocument(page);
  await wanted.click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
  await expect(phoneField(page)).toHaveValue(ownPhone());
});

test("a missed slider brings another one, given up the form is as it was; dragged it opens, and a wrong code is told beside the field", async ({
  page,
}) => {
  const phone = ownPhone();
  await openHydrated(page, CUSTOM);
  await wantCode(page, phone);
  await missSlider(page);
  await expect(page.getByRole("dialog").getByText("没有对上，换了一张，再试一次").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "获取验证码" })).toBeFocused();
  await expect(phoneField(page)).toHaveValue(phone);
  await wantCode(page, phone);
  await solveSlider(page, "pointer");
  await expect(codeField(page)).toBeFocused();
  const code = await codeFor(page, phone);
  await codeField(page).pressSequentially(wrongCode(code));
  await expect(page.locator("form").getByText("验证码不正确，请重新输入")).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
  await codeField(page).fill(code);
  await expect(heading(page)).toContainText("认识一下您的公司");
});

test("work in place of the picture that cannot be had or is not taken says why, and can be tried again", async ({
  page,
}) => {
  await openHydrated(page, `${LOGIN}?method=reset`);
  await wantCode(page, ownPhone());
  const said = page.getByRole("dialog").getByRole("status");
  const again = page.getByRole("button", { name: "再试一次" });
  const order = "**/slider/work.do*";
  await page.route(order, (route) => route.abort());
  await workOffer(page).click();
  await expect(said).toHaveText("网络没连上，填写的内容还在。请检查网络后再点一次。");
  await page.unroute(order);
  const tooMany = { code: 429, data: null, message: "提交过于频繁" };
  await page.route(order, (route) => route.fulfill({ status: 429, json: tooMany }));
  await again.click();
  await expect(said).toHaveText("提交过于频繁");
  await expect(said).toBeFocused();
  await page.unroute(order);
  const refused = { code: 422, data: { reason: "slider" }, message: "验证未通过，请重新验证" };
  await page.route("**/slider/validate.do*", (route) => route.fulfill({ status: 422, json: refused }));
  await again.click();
  await expect(said).toHaveText("这次没有通过，请再试一次");
  await expectAccessible(page);
  await page.unroute("**/slider/validate.do*");
  await again.click();
  await expect(codeField(page)).toBeFocused();
});

test("a code that was tried too often has expired; another one, for something else too, is refused with the seconds to wait, before any slider", async ({
  page,
}) => {
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
  await openHydrated(page, `${LOGIN}?method=reset`);
  await wantCodeTooSoon(page, phone);
  // Another number waits for nobody.
  await wantCode(page, ownPhone(1));
});

test("whoever asks for another code is led back to its field, and hears that it was sent", async ({
  page,
}) => {
  let resendInMs = 0;
  await page.route("**/login/send/code.do*", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { expiresInMs: 300_000, resendInMs } } }),
  );
  await openHydrated(page, LOGIN);
  await askCode(page, ownPhone());
  resendInMs = 60_000;
  const shown = nextPuzzle(page);
  await page.getByRole("button", { name: "重新获取验证码" }).click();
  await solveSlider(page, "keys", shown);
  await expect(page.getByText(/秒后可重新获取/)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(page.locator("form").getByRole("status").filter({ hasText: "短信已发往" })).toHaveCount(1);
});

test("a code that was given up is still good after a reload, and costs no other slider; in another tab the slider is closed and the seconds to wait are told", async ({
  page,
  context,
}) => {
  const phone = ownPhone();
  await openHydrated(page, `${LOGIN}?method=reset`);
  await askCode(page, phone);
  await page.getByRole("button", { name: "换个手机号" }).click();
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(/\d+\s秒后可重新获取/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const other = await context.newPage();
  await openHydrated(other, CUSTOM);
  const shown = nextPuzzle(other);
  await wantCode(other, phone);
  await solveSlider(other, "keys", shown);
  await expect(other.locator("form").getByRole("alert")).toContainText(/请\s\d+\s秒后再试/);
  await expect(other.getByRole("dialog")).toHaveCount(0);
});

test("a login that fails can be sent again: by a fault of the server, without a network; five wrong passwords lock it and name the way that is left", async ({
  page,
  context,
}) => {
  const phone = ownPhone();
  const alert = page.locator("form").getByRole("alert");
  const beside = page.locator("form").getByText("手机号或密码不正确");
  const login = page.getByRole("button", { name: "登录", exact: true });
  await openHydrated(page, `${LOGIN}?method=password`);
  await page.route(
    "**/yxy/unified/login.do",
    (route) => route.fulfill({ status: 503, json: { code: 503, data: null, message: "" } }),
    { times: 1 },
  );
  await sendPassword(page, phone, "wrong1234");
  await expect(alert).toContainText("服务暂时不可用");
  await expect(alert.getByRole("link", { name: /400-003-5180/ })).toHaveAttribute("href", "tel:400-003-5180");
  await context.setOffline(true);
  await login.click();
  await expect(alert).toContainText("网络没连上");
  await expect(passwordField(page)).toHaveValue("wrong1234");
  await context.setOffline(false);
  await login.click();
  await expect(beside).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  for (let attempt = 2; attempt <= TRIES; attempt += 1) {
    const answer = page.waitForResponse((response) => response.url().includes("/unified/login.do"));
    await sendPassword(page, phone, `wrong${attempt}234`);
    await answer;
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "false");
  }
  await sendPassword(page, phone, PASSWORD);
  await expect(alert).toContainText("请 15 分钟后再试，或使用验证码登录");
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

test("a registration goes on after each reload, without password and code; a leaked password is refused, and an ended session leads back to the login, also where another account is signed in by then", async ({
  page,
}) => {
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

  await codeField(page).fill(code);
  await passwordField(page).fill("abc123456");
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(page.locator("form").getByText("已出现在泄露的密码中")).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
  await expect(page.getByText("还有 3 处需要修改")).toBeVisible();
  await page.getByLabel("公司名称").fill("南山某某贸易");
  await page.getByLabel("您的职位").fill("店主");
  // As in a tab whose release was removed.
  await page.route("**/assets/InformationStep-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "继续完善资料" }).click();
  const again = page.getByRole("button", { name: "重新加载" });
  await expect(again).toBeVisible();
  await markDocument(page);
  await again.click();
  await replaced(page);
  await page.unroute("**/assets/InformationStep-*.js");
  await page.getByRole("button", { name: "继续完善资料" }).click();
  await expect(page.getByLabel("公司名称")).toHaveValue("南山某某贸易");
  await expect(page.getByLabel("您的职位")).toHaveValue("店主");
  await pickArea(page);
  await page.context().clearCookies();
  await register(await page.context().newPage(), ownPhone(1));
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("请先登录");
  await expect(phoneField(page)).toBeVisible();
});
