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
import { ACCOUNT_PAGES } from "../../src/cn-pages.ts";
import { product } from "../../src/env.ts";
import { openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";
import { expectNothingTooWide } from "../../src/too-wide.ts";
import { expectAccessible } from "../../src/visits.ts";

/** A small phone with its keyboard open, CSS pixels. */
const KEYBOARD_OPEN = { width: 320, height: 300 };

/** What browsers and password managers may fill into a field. */
const filled = (field: ReturnType<typeof phoneField>) => field.getAttribute("autocomplete");

test("without JavaScript each page is readable and says how to go on", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { path, title } of ACCOUNT_PAGES) {
    await test.step(path, async () => {
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
      await expectNothingTooWide(page);
    });
  }
  await page.close();
});

test("ways in are addresses: the tabs of login and registration, and those of the login alone @R2.18 @R2.19 @R2.60", async ({
  page,
}) => {
  const tabs = page.getByRole("navigation", { name: "登录方式" }).getByRole("link");
  await openHydrated(page, CUSTOM);
  await expect(tabs).toHaveText(["验证码登录", "密码登录", "注册"]);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  for (const [name, file] of [
    ["《用户协议》", "/centre/user-agreement.pdf"],
    ["《隐私政策》", "/centre/privacy-policy.pdf"],
  ] as const) {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", file);
    await expect(link).toHaveAttribute("target", "_blank");
    const answer = await page.request.get(product().origin + file);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  }
  await tabs.nth(2).click();
  await expect(page).toHaveURL(/custom\?method=register$/);
  await expect(heading(page)).toContainText("开个账号");
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

test("no sitemap names login, registration and reservation", async ({ request }) => {
  const sitemap = await (await request.get(`${product().origin}/sitemap-cn.xml`)).text();
  expect(sitemap).toContain("/m/zh-cn/about");
  expect(sitemap).not.toContain("/common/");
});

test("slider, code and company: no barrier, nothing wider than the smallest phone, and fields say what may be filled in", async ({
  page,
}) => {
  const phone = ownPhone(2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, CUSTOM);
  expect(await filled(phoneField(page))).toBe("tel");
  await wantCode(page, ownPhone(1));
  await expect(page.getByRole("slider")).toHaveAttribute("aria-disabled", "false");
  await expectAccessible(page);
  await expectNothingTooWide(page);
  await openHydrated(page, `${CUSTOM}?method=register`);
  const code = await askCode(page, phone);
  expect(await filled(codeField(page))).toBe("one-time-code");
  await expect(codeField(page)).toHaveAttribute("inputmode", "numeric");
  expect(await filled(passwordField(page))).toBe("new-password");
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(phone);
  await expectAccessible(page);
  await expectNothingTooWide(page);
  await codeField(page).fill(code);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
  await expectAccessible(page);
  await expectNothingTooWide(page);
});

test("with the keyboard open on a small phone the field brings its button into view", async ({ page }) => {
  await page.setViewportSize(KEYBOARD_OPEN);
  await openHydrated(page, `${CUSTOM}?method=password`);
  expect(await filled(phoneField(page))).toBe("username");
  expect(await filled(passwordField(page))).toBe("current-password");
  // The browser brings the line that is typed into view, not the frame around it.
  await phoneField(page).focus();
  await expect(phoneField(page)).toBeInViewport({ ratio: 0.5 });
  await passwordField(page).focus();
  await expect(passwordField(page)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeInViewport({ ratio: 1 });
});
