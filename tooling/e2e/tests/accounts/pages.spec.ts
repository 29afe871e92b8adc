import {
  askCode,
  codeField,
  CUSTOM,
  heading,
  LOGIN,
  ownPhone,
  PASSWORD,
  passwordField,
  phoneField,
  wantCode,
} from "../../src/account-visits.ts";
import { product } from "../../src/env.ts";
import { openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";
import { expectAccessible, expectNoOverflow } from "../../src/visits.ts";

/** A small phone with its keyboard open, CSS pixels. */
const KEYBOARD_OPEN = { width: 320, height: 300 };

const ADDRESSES = [
  { key: "login by code", path: CUSTOM, title: "欢迎回来" },
  { key: "login by password", path: `${CUSTOM}?method=password`, title: "欢迎回来" },
  { key: "registration", path: `${CUSTOM}?method=register`, title: "开一个账号" },
  { key: "reset", path: `${LOGIN}?method=reset`, title: "重设密码" },
  { key: "the login alone", path: LOGIN, title: "欢迎回来" },
] as const;

for (const { key, path, title } of ADDRESSES) {
  test(`${key}: without JavaScript the page is readable and says how to go on`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(product().origin + path);
    await expect(heading(page)).toContainText(title);
    await expect(page.locator("noscript strong")).toHaveText("需要打开 JavaScript");
    await expect(page.locator("noscript strong")).toBeVisible();
    await expect(page.getByRole("link", { name: /400-003-5180/ })).toHaveAttribute(
      "href",
      "tel:400-003-5180",
    );
    await expect(page.getByRole("link", { name: "marketing@wesdom.example.com" })).toBeVisible();
    // Nothing can be sent: a password never travels unsealed.
    await expect(page.locator("main form button[type=submit]")).toBeDisabled();
    await expectNoOverflow(page);
    await page.close();
  });
}

test("ways in are addresses: the tabs of login and registration, and those of the login alone @R2.18 @R2.19 @R2.60", async ({
  page,
}) => {
  const tabs = page.getByRole("navigation", { name: "登录方式" }).getByRole("link");
  await openHydrated(page, CUSTOM);
  await expect(tabs).toHaveText(["验证码登录", "密码登录", "注册"]);
  for (const [name, file] of [
    ["《用户协议》", "user-agreement"],
    ["《隐私政策》", "privacy-policy"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/centre/${file}.pdf`);
  await tabs.nth(2).click();
  await expect(page).toHaveURL(/custom\?method=register$/);
  await expect(heading(page)).toContainText("开一个账号");
  await openHydrated(page, LOGIN);
  await expect(tabs).toHaveText(["验证码登录", "密码登录"]);
  await expect(page.getByRole("link", { name: "注册一个" })).toHaveAttribute(
    "href",
    `${CUSTOM}?method=register`,
  );
  const unknown = await page.request.get(`${product().origin}${LOGIN}?method=register`, {
    headers: { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" },
  });
  expect(unknown.status()).toBe(404);
});

test("no sitemap names login and registration", async ({ request }) => {
  const sitemap = await (await request.get(`${product().origin}/sitemap-cn.xml`)).text();
  expect(sitemap).toContain("/m/zh-cn/about");
  expect(sitemap).not.toContain("/common/");
});

test("fields say what browsers and password managers may fill in", async ({ page }) => {
  const filled = (field: ReturnType<typeof phoneField>) => field.getAttribute("autocomplete");
  await openHydrated(page, CUSTOM);
  expect(await filled(phoneField(page))).toBe("tel");
  await openHydrated(page, `${CUSTOM}?method=password`);
  expect(await filled(phoneField(page))).toBe("username");
  expect(await filled(passwordField(page))).toBe("current-password");
  await openHydrated(page, `${CUSTOM}?method=register`);
  const phone = ownPhone();
  await askCode(page, phone);
  expect(await filled(codeField(page))).toBe("one-time-code");
  await expect(codeField(page)).toHaveAttribute("inputmode", "numeric");
  expect(await filled(passwordField(page))).toBe("new-password");
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(phone);
});

test("slider, code and company: no barrier, and nothing wider than the smallest phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, CUSTOM);
  await wantCode(page, ownPhone(1));
  await expect(page.getByRole("slider")).toHaveAttribute("aria-disabled", "false");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await openHydrated(page, `${CUSTOM}?method=register`);
  const code = await askCode(page, ownPhone(2));
  await expectAccessible(page);
  await expectNoOverflow(page);
  await codeField(page).fill(code);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test("with the keyboard open on a small phone the field brings its button into view", async ({ page }) => {
  await page.setViewportSize(KEYBOARD_OPEN);
  await openHydrated(page, `${CUSTOM}?method=password`);
  // The browser brings the line that is typed into view, not the frame around it.
  await phoneField(page).focus();
  await expect(phoneField(page)).toBeInViewport({ ratio: 0.5 });
  await passwordField(page).focus();
  await expect(passwordField(page)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeInViewport({ ratio: 1 });
});
