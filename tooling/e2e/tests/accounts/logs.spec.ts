import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
  OTHER_PASSWORD,
  ownPhone,
  PASSWORD,
  passwordField,
  phoneField,
  register,
  sendPassword,
  signOut,
  type OlderAccount,
} from "../../src/account-visits.ts";
import { hydrated, openHydrated } from "../../src/navigation.ts";
import { ROOT } from "@wesdom/product/root";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { expect, test } from "../../src/test.ts";

/** The whole way, and the minute that a phone waits for its second code. */
const LIMIT_MS = 150_000;

const WRONG_PASSWORD = "rainy2025";

/** Begins the lines of the outbox: messages to phones, shown in place of a gateway. */
const SHOWN_MESSAGE = "SMS → ";

/** Fields whose values nobody else may learn: in answers, where a `code` is an area's, and in calls. */
const ANSWERED = [/"(?:token|ticket|challengeId)":"([^"]+)"/g];
const SENT = [
  /"(?:token|ticket|challengeId|password|code)":"([^"]+)"/g,
  /name="(?:password|code)"\r\n\r\n([^\r]+)/g,
];
const TICKET = /[?&]ticket=([^&#]+)/;

/** Characters of a line of a key file that tell it from chance. */
const KEY_LINE_LENGTH = 64;

let own: RunningProduct;
let older: OlderAccount;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(START_LIMIT_MS);
  own = await runProduct();
  older = await olderAccount(browser, own.origin);
});
test.afterAll(() => own.stop());

/** Collects what passes between a page and the product from here on. */
function collectSecrets(page: Page): () => Promise<Set<string>> {
  const secrets = new Set<string>();
  const answers: Promise<void>[] = [];
  const take = (text: string, patterns: readonly RegExp[]): void => {
    for (const pattern of patterns) {
      for (const [, value = ""] of text.matchAll(pattern)) secrets.add(value);
    }
  };
  page.on("request", (request) => {
    take(request.postData() ?? "", SENT);
    const ticket = TICKET.exec(request.url())?.[1];
    if (ticket !== undefined) secrets.add(ticket);
  });
  page.on("requestfinished", (request) => {
    if (!request.url().includes("/api/")) return;
    const read = async (): Promise<void> => take((await (await request.response())?.text()) ?? "", ANSWERED);
    // The body of a page that was left is gone; its ticket stands in the next address.
    answers.push(read().catch(() => undefined));
  });
  return async () => {
    await Promise.all(answers);
    const cookies = await page.context().cookies();
    for (const { value } of cookies.filter(({ httpOnly }) => httpOnly)) secrets.add(value);
    return secrets;
  };
}

/** The private keys of development, by their lines. */
async function keyLines(): Promise<string[]> {
  const files = ["login.private.pem", "tracking.private.pem"];
  const texts = await Promise.all(
    files.map((file) => readFile(join(ROOT, "apps/api/dev-keys", file), "utf8")),
  );
  return texts.flatMap((text) => text.split("\n").filter((line) => line.length === KEY_LINE_LENGTH));
}

test("register, code, login by password and reset, after which the old password opens no more, leave no password, code, token, ticket or key in what API and host write", async ({
  page,
}) => {
  test.setTimeout(LIMIT_MS);
  const phone = ownPhone();
  const collected = collectSecrets(page);
  await register(page, phone, own.origin);
  const askedAt = Date.now();
  const registerCode = await codeFor(page, phone);
  await completeInformation(page);
  await expect(heading(page)).toHaveText("您已进入客户中心");
  const secrets = await collected();
  await signOut(page);

  await logIn(page, phone, WRONG_PASSWORD, own.origin);
  await expect(page.getByText("手机号或密码不正确").first()).toBeVisible();
  await sendPassword(page, phone, PASSWORD);
  await expect(heading(page)).toHaveText("您已进入客户中心");
  for (const secret of await collected()) secrets.add(secret);
  await signOut(page);

  await mayAskAgain({ phone, askedAt });
  await openHydrated(page, `${LOGIN}?method=password`, own.origin);
  await page.getByRole("link", { name: "忘记密码？" }).click();
  await expect(heading(page)).toHaveText("重设密码");
  const resetCode = await askCode(page, phone);
  await codeField(page).pressSequentially(resetCode);
  await expect(heading(page)).toHaveText("设一个新密码");
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText("设一个新密码");
  await passwordField(page).fill("weak");
  await page.getByRole("button", { name: "保存新密码" }).click();
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  await passwordField(page).fill(OTHER_PASSWORD);
  await page.getByRole("button", { name: "保存新密码" }).click();
  await expect(heading(page)).toHaveText("新密码已生效");
  await page.getByRole("link", { name: "用新密码登录" }).click();
  await expect(phoneField(page)).toHaveValue(phone);
  await sendPassword(page, phone, PASSWORD);
  await expect(page.getByText("手机号或密码不正确").first()).toBeVisible();
  await sendPassword(page, phone, OTHER_PASSWORD);
  await expect(heading(page)).toHaveText("您已进入客户中心");
  for (const secret of await collected()) secrets.add(secret);

  const lines = own.written().split("\n");
  const messages = lines.filter((line) => line.startsWith(SHOWN_MESSAGE) && line.includes(phone));
  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain(registerCode);
  expect(messages[1]).toContain(resetCode);
  const rest = lines.filter((line) => !line.startsWith(SHOWN_MESSAGE)).join("\n");
  for (const call of ["unified/login", "reset/password", "/centre"]) expect(rest).toContain(call);
  expect(secrets).toContain(registerCode);
  // Two puzzles and their tokens, two codes, four sealed passwords, three tickets; cookies come on top.
  expect(secrets.size).toBeGreaterThan(12);
  const told = [phone, PASSWORD, WRONG_PASSWORD, OTHER_PASSWORD, resetCode, "PRIVATE KEY"];
  const found = [...secrets, ...told, ...(await keyLines())].filter((secret) => rest.includes(secret));
  expect(found).toEqual([]);
});

test("a number that has an account is led from registration to the login, and keeps its number", async ({
  page,
}) => {
  const { phone } = older;
  await mayAskAgain(older);
  await openHydrated(page, `${CUSTOM}?method=register`, own.origin);
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
