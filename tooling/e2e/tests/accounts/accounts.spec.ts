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
  OTHER_PASSWORD,
  ownPhone,
  PASSWORD,
  phoneField,
  register,
  wantCode,
  workOffer,
} from "../../src/account-visits.ts";
import { followLink, openHydrated } from "../../src/navigation.ts";
import { product } from "../../src/env.ts";
import { expect, test } from "../../src/test.ts";
import { expectAccessible } from "../../src/visits.ts";

/** Expects the customer centre with whoever has a phone number. */
async function expectArrival(page: Page, phone: string): Promise<void> {
  await expect(heading(page)).toHaveText("您已进入客户中心");
  await expect(page.locator("main dl")).toContainText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
}

test("registration: slider, code, password, company, and into the customer centre, whose ticket opens once @R1.4 @R4.12", async ({
  page,
}) => {
  const phone = ownPhone();
  await register(page, phone);
  await expect(heading(page)).toBeFocused();
  await completeInformation(page);
  await expectArrival(page, phone);
  await expect(page.locator("main dl")).toContainText("沐颜");
  await expect(page.locator("main dl")).toContainText("市场总监");
  await page.reload();
  await expect(heading(page)).toHaveText("凭证已失效");
  await page.getByRole("link", { name: "重新登录" }).click();
  await expect(heading(page)).toHaveText("您已登录");
});

test("login by code: a number without an account gets one, a whole code is sent without a further tap, and a customer centre out of reach can be tried again", async ({
  page,
}) => {
  const phone = ownPhone();
  await openHydrated(page, LOGIN);
  const code = await askCode(page, phone);
  await codeField(page).pressSequentially(code);
  await expect(heading(page)).toContainText("认识一下您的公司");
  await page.route("**/get/login/url.do*", (route) => route.abort());
  await completeInformation(page);
  await expect(heading(page)).toHaveText("差一步就到");
  await expect(heading(page)).toBeFocused();
  await page.unroute("**/get/login/url.do*");
  await page.getByRole("button", { name: "再试一次" }).click();
  await expectArrival(page, phone);
});

test("a code without the picture, by keyboard: the device works and says how far it is; who cancels is back at the picture", async ({
  page,
}) => {
  const phone = ownPhone();
  await openHydrated(page, LOGIN);
  await wantCode(page, phone);
  const said = page.getByRole("dialog").getByRole("status");
  const ordered = Promise.withResolvers<void>();
  await page.route("**/slider/work.do*", async (route) => {
    await ordered.promise;
    await route.continue();
  });
  await workOffer(page).press("Enter");
  await expect(said).toHaveText(/^手机正在运算/);
  await expect(said).toBeFocused();
  await expect(page.getByRole("progressbar", { name: "运算进度" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "取消，改用图片验证" }).press("Enter");
  await expect(workOffer(page)).toBeFocused();
  await expect(page.getByRole("slider")).toBeVisible();
  ordered.resolve();
  await workOffer(page).press("Enter");
  await expect(said).toHaveText("已经算完一半");
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially(await codeFor(page, phone));
  await expect(heading(page)).toContainText("认识一下您的公司");
});

test("login by password, sealed on its way; signing out by keyboard, on this device, another one or all; a new password by the present one", async ({
  page,
  browser,
}) => {
  const phone = ownPhone();
  await register(page, phone);
  await completeInformation(page);
  await expectArrival(page, phone);
  const secondDevice = await browser.newContext();
  const other = await secondDevice.newPage();
  const bodies: string[] = [];
  other.on("request", (request) => {
    if (request.url().includes("/unified/login.do")) bodies.push(request.postData() ?? "");
  });
  await logIn(other, phone, PASSWORD);
  await expectArrival(other, phone);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toContain(PASSWORD);
  expect(bodies[0]).toContain(phone);

  await page.getByRole("button", { name: "退出本设备" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("您已退出登录");
  await expect(page.locator("main")).toContainText("其他设备不受影响");
  await page.getByRole("link", { name: "重新登录" }).click();
  await expect(phoneField(page)).toBeVisible();
  await logIn(page, phone, PASSWORD);
  await expectArrival(page, phone);

  await openHydrated(other, LOGIN);
  await expect(heading(other)).toHaveText("您已登录");
  await other.goto(new URL("/centre", page.url()).href);
  await other.getByRole("link", { name: "退出登录" }).click();
  await expect(heading(other)).toHaveText("退出登录");
  await expectAccessible(other);

  await other.getByRole("link", { name: "查看登录设备" }).click();
  await expect(heading(other)).toHaveText("登录设备");
  await expect(other.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(other);
  await other.getByRole("button", { name: /^下线/ }).click();
  await expect(other.getByRole("main").getByRole("listitem")).toHaveText([/本设备/]);

  await other.getByRole("link", { name: "修改密码" }).click();
  await other.getByLabel("当前密码").fill(OTHER_PASSWORD);
  await other.getByLabel("新密码").fill(OTHER_PASSWORD);
  await other.getByRole("button", { name: "确认修改" }).click();
  await expect(other.getByRole("alert")).toHaveText("当前密码不正确");
  await expect(other.getByLabel("当前密码")).toBeFocused();
  await expectAccessible(other);
  await other.getByLabel("当前密码").fill(PASSWORD);
  await other.getByRole("button", { name: "确认修改" }).click();
  await expect(other.getByRole("status")).toHaveText("密码已修改，其他设备已全部退出登录。");

  await openHydrated(page, LOGIN);
  await logIn(page, phone, OTHER_PASSWORD);
  await expectArrival(page, phone);
  await other.goto(new URL("/centre/sign-out", page.url()).href);
  await other.getByRole("button", { name: "退出所有设备" }).click();
  await expect(heading(other)).toHaveText("您已退出登录");
  await expectAccessible(other);
  await openHydrated(page, LOGIN);
  await expect(phoneField(page)).toBeVisible();
  await secondDevice.close();
});

test("whoever is signed in already is greeted, and may go on, to a page of the site, to no other host, or take another account", async ({
  page,
}) => {
  const phone = ownPhone();
  await register(page, phone);
  const answered = Promise.withResolvers<void>();
  await page.route("**/yxy/custom/login/check.do", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const look = (): void => {
      // Of other pages a form may be there in part: documents are drawn as they come.
      const form =
        location.pathname.includes("/common/") && document.querySelector('form:not(:has([name="consent"]))');
      if (form && getComputedStyle(form).visibility === "visible")
        document.documentElement.dataset["flash"] = "";
      requestAnimationFrame(look);
    };
    look();
  });
  await openHydrated(page, CUSTOM);
  await expect(page.getByText("正在确认登录状态")).toBeVisible();
  await expect(phoneField(page)).toBeHidden();
  answered.resolve();
  await expect(heading(page)).toHaveText("您已登录");
  // Nor did a form flash by before there were scripts.
  await expect(page.locator("html[data-flash]")).toHaveCount(0);
  // Nor where the login is reached from another page, whose document nobody asked for as one.
  await openHydrated(page, "/m/zh-cn");
  await page.getByLabel("菜单").click();
  await page.getByRole("link", { name: "登录 / 注册" }).click();
  await expect(heading(page)).toHaveText("您已登录");
  await expect(page.locator("html[data-flash]")).toHaveCount(0);
  await page.getByRole("button", { name: "继续完善资料" }).click();
  await completeInformation(page);
  await expectArrival(page, phone);

  await openHydrated(page, `${LOGIN}?redirect=${encodeURIComponent("/m/zh-cn/case?industry=beauty")}`);
  await page.getByRole("button", { name: "进入客户中心" }).click();
  await expectArrival(page, phone);
  await page.getByRole("link", { name: "继续前往" }).click();
  await expect(page).toHaveURL(/\/m\/zh-cn\/case\?industry=beauty$/);

  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil")) foreign.push(new URL(request.url()).hostname);
  });
  await openHydrated(page, `${LOGIN}?redirect=${encodeURIComponent("https://evil.example.net/m")}`);
  await page.getByRole("button", { name: "进入客户中心" }).click();
  await expect(heading(page)).toHaveText("差一步就到");
  await expect(page.locator("main")).toContainText("不属于本站");
  await page.getByRole("button", { name: "直接进入客户中心" }).click();
  await expectArrival(page, phone);
  await expect(page.getByRole("link", { name: "继续前往" })).toHaveCount(0);
  expect(new Set(foreign).has("evil.example.net")).toBe(false);

  await openHydrated(page, LOGIN);
  await test.step("who turns to another page meanwhile is not led away from it", async () => {
    const gone = Promise.withResolvers<void>();
    await page.route("**/get/login/url.do*", (route) => gone.promise.then(() => route.continue()));
    const asked = page.waitForRequest("**/get/login/url.do*");
    await page.getByRole("button", { name: "进入客户中心" }).click();
    const request = await asked;
    await followLink(page, "/m/zh-cn");
    await expect(page.locator("#appeal")).toBeAttached();
    gone.resolve();
    await (await request.response())?.finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page).toHaveURL(`${product().origin}/m/zh-cn`);
    await page.goBack();
  });
  await page.getByRole("button", { name: "换个账号登录" }).click();
  await expect(phoneField(page)).toBeVisible();
  await openHydrated(page, LOGIN);
  await expect(phoneField(page)).toBeVisible();
});

test("whoever is signed in is shown no login without JavaScript either, nobody else gets that page, and before the company is told one may sign out", async ({
  page,
  browser,
}) => {
  await register(page, ownPhone());
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  for (const path of [CUSTOM, LOGIN]) {
    const response = await plain.goto(product().origin + path);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await expect(plain.locator("form")).toBeHidden();
    await expect(plain.getByRole("link", { name: "直接去客户中心" })).toHaveAttribute("href", "/centre");
    await context.clearCookies();
    await plain.reload();
    await expect(plain.locator("form")).toBeVisible();
    await expect(plain.getByText("直接去客户中心")).toBeHidden();
    await context.addCookies(storageState.cookies);
  }
  await context.close();
  await page.getByRole("button", { name: "换个账号登录" }).click();
  await expect(phoneField(page)).toBeVisible();
  await openHydrated(page, LOGIN);
  await expect(phoneField(page)).toBeVisible();
});

test("the way leads back: another number, another way in, and the number stays", async ({ page }) => {
  const phone = ownPhone();
  await openHydrated(page, CUSTOM);
  await askCode(page, phone);
  await page.getByRole("button", { name: "换个手机号" }).click();
  await expect(phoneField(page)).toHaveValue(phone);
  // The code that is on its way is still good: no other puzzle, and the same wait.
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(/秒后可重新获取/)).toBeVisible();
  await page.getByRole("button", { name: "换个手机号" }).click();
  await page.getByRole("link", { name: "密码登录" }).click();
  await expect(page).toHaveURL(/custom\?method=password$/);
  await expect(phoneField(page)).toHaveValue(phone);
  await page.goBack();
  await expect(page.getByRole("link", { name: "验证码登录" })).toHaveAttribute("aria-current", "page");
  await logIn(page, phone, PASSWORD);
  await expect(page.getByText("手机号或密码不正确").first()).toBeVisible();
});
