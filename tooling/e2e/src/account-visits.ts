import { expect, test, type Browser, type Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { openHydrated } from "./navigation.ts";
import { API_SECRET } from "@wesdom/product/run-product";
import { nextPuzzle, solveSlider } from "./solve-slider.ts";

/** Login and registration, and the login alone. */
export const CUSTOM = "/m/zh-cn/common/custom";
export const LOGIN = "/m/zh-cn/common/login";

/** A password that rule A takes, and another one. */
export const PASSWORD = "sunny2026";
export const OTHER_PASSWORD = "cloudy2027";

/** How long a phone waits for its next code, in milliseconds. */
const RESEND_MS = 60_000;

/** A phone number that no other test uses: made of the running test's own id. */
export function ownPhone(which = 0): string {
  const digest = createHash("sha256").update(`${test.info().testId} ${which}`).digest();
  return `139${String(digest.readUInt32BE() % 100_000_000).padStart(8, "0")}`;
}

/** The latest code that was sent to a phone, from the outbox of the product that a page belongs to. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(new URL("/api/dev/outbox", page.url()).href, {
    headers: { authorization: `Bearer ${API_SECRET}` },
  });
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly messages: readonly { phone: string; text: string; createdAt: string }[];
    };
  };
  const own = data.messages.filter((message) => message.phone === phone);
  const latest = own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  return /\d{6}/.exec(latest?.text ?? "")?.[0] ?? "none";
}

/** A code that is not the right one. */
export function wrongCode(code: string, which = 1): string {
  return code.replace(/^./, (digit) => String((Number(digit) + which) % 10));
}

/** The fields by their labels. */
export const phoneField = (page: Page) => page.getByLabel("手机号");
export const codeField = (page: Page) => page.getByLabel("短信验证码");
export const passwordField = (page: Page) => page.getByRole("textbox", { name: "密码" });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Fills in the first screen and asks for a code; the slider opens. */
export async function wantCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  const agreements = page.getByRole("checkbox");
  if ((await agreements.count()) === 1) await agreements.check();
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("dialog", { name: "安全验证" })).toBeVisible();
}

/** Offers work of the device in place of the picture. */
export const workOffer = (page: Page) => page.getByRole("button", { name: "看不到图片？让手机多算一会儿" });

/** The whole way to a code: number, slider, message. */
export async function askCode(page: Page, phone: string): Promise<string> {
  const shown = nextPuzzle(page);
  await wantCode(page, phone);
  await solveSlider(page, "keys", shown);
  await expect(codeField(page)).toBeFocused();
  return codeFor(page, phone);
}

/**
 * Makes an account and stops where its company is asked for.
 *
 * @param origin - Where the product is reached. @default the product of the whole run
 */
export async function register(page: Page, phone: string, origin?: string): Promise<void> {
  await openHydrated(page, `${CUSTOM}?method=register`, origin);
  const code = await askCode(page, phone);
  await codeField(page).fill(code);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(heading(page)).toContainText("认识一下您的公司");
}

/** Tells of the company, picked from the matching, and goes on. */
export async function completeInformation(page: Page): Promise<void> {
  await page.getByLabel("公司名称").fill("沐颜");
  await page.getByRole("option").first().click();
  await pickArea(page);
  await page.getByLabel("您的职位").fill("市场总监");
  await page.getByRole("button", { name: "完成，进入客户中心" }).click();
}

/** Picks a district by its way from the province. */
export async function pickArea(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /所在地区/ }).click();
  const sheet = page.getByRole("dialog", { name: "选择所在地区" });
  for (const name of ["广东", "深圳", "南山"]) await sheet.getByRole("option", { name }).click();
  await expect(sheet).toHaveCount(0);
}

/** Signs in with a password; `origin` as for {@link register}. */
export async function logIn(page: Page, phone: string, password: string, origin?: string): Promise<void> {
  await openHydrated(page, `${LOGIN}?method=password`, origin);
  await sendPassword(page, phone, password);
}

/** Sends the form of the login by password. */
export async function sendPassword(page: Page, phone: string, password: string): Promise<void> {
  await phoneField(page).fill(phone);
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
}

/** An account, and when its last code was sent. */
export interface OlderAccount {
  readonly phone: string;
  readonly askedAt: number;
}

/** Makes an account in a tab of its own, for a test that asks for a second code; `origin` as for {@link register}. */
export async function olderAccount(browser: Browser, origin?: string): Promise<OlderAccount> {
  const page = await browser.newPage();
  const phone = ownPhone(1);
  await register(page, phone, origin);
  await page.close();
  return { phone, askedAt: Date.now() };
}

/** A phone gets a code a minute: waits for what other tests have left of it. */
export async function mayAskAgain({ askedAt }: OlderAccount): Promise<void> {
  const passed = () => Date.now() - askedAt;
  await expect.poll(passed, { timeout: RESEND_MS + 5000 }).toBeGreaterThan(RESEND_MS);
}

/** Forgets who is signed in. */
export async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}
