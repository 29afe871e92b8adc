import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";
import { expectAccessible } from "../../src/visits.ts";

/** How long a chat may take. */
const CHAT_LOAD_TIMEOUT_MS = 15_000;

const sheet = (page: Page) => page.getByRole("dialog", { name: "客服小敦" });
const frame = (page: Page) => page.frameLocator("iframe");
const question = (page: Page) => frame(page).getByRole("textbox", { name: "输入问题" });

/** Opens a page by way of another one, and the chat over it. */
async function openChat(page: Page): Promise<void> {
  await page.goto(`${product().origin}/m/zh-cn/about`);
  await openHydrated(page, "/m/zh-cn/case");
  await page.getByRole("button", { name: "客服小敦" }).click();
  await expect(frame(page).getByText("您好，我是小敦")).toBeVisible();
  // A click within the frame aims at where that lay before: the sheet has to have risen.
  await page
    .locator(".el-popup__panel")
    .evaluate(async (panel) => Promise.all(panel.getAnimations().map(async ({ finished }) => finished)));
}

/** Asks one question by a tap and one by hand, and expects both answers. */
async function askTwice(page: Page): Promise<void> {
  await frame(page).getByRole("link", { name: "怎么收费？预算要多少？" }).click();
  await expect(frame(page).getByText("服务费和投放费分开报")).toBeVisible();
  await question(page).fill("你们周末开门吗");
  await frame(page).getByRole("button", { name: "发送" }).click();
  await expect(frame(page).getByText("这个问题我答不准")).toBeInViewport();
}

test("a chat closed by its button keeps what was asked; Back closes it, leaves nothing in the history, and the next Back leaves the page @R2.76", async ({
  page,
}) => {
  await openChat(page);
  await askTwice(page);
  await sheet(page).getByRole("button", { name: "关闭" }).click();
  await expect(sheet(page)).toBeHidden();
  await page.getByRole("button", { name: "客服小敦" }).click();
  await expect(frame(page).getByText("这个问题我答不准")).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/case`);
  await page.goBack();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/about`);
});

test("Escape closes the chat from its frame, too, and the focus goes back", async ({ page }) => {
  await openChat(page);
  await question(page).focus();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "客服小敦" })).toBeFocused();
});

test("a page that was loaded anew under the chat is left by the first Back", async ({ page }) => {
  await openChat(page);
  await askTwice(page);
  await page.reload();
  const layers = () => page.evaluate(() => (history.state as { elLayers?: number } | null)?.elLayers);
  await expect.poll(layers).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/about`);
});

test("a message left in the sheet is stored, with what is wrong said beside its field", async ({ page }) => {
  await openChat(page);
  await askTwice(page);
  const phone = frame(page).getByLabel("手机号");
  await phone.fill("1380013");
  await frame(page).getByLabel("想聊的事").fill("周末能来拜访吗？");
  await frame(page).getByRole("button", { name: "提交留言" }).click();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toBeFocused();
  await expect(frame(page).getByLabel("想聊的事")).toHaveValue("周末能来拜访吗？");
  await expectAccessible(page);
  await phone.fill("13800138022");
  await frame(page).getByRole("checkbox").check();
  await frame(page).getByRole("button", { name: "提交留言" }).click();
  const thanks = frame(page)
    .getByRole("listitem")
    .filter({ hasText: /收到了，编号 [A-Z0-9-]+/ });
  await expect(thanks).toBeFocused();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/case`);
});

test("a message that is not taken says so where the page then is, and keeps the question that was begun", async ({
  page,
}) => {
  const { origin } = product();
  // A phone leaves five messages an hour.
  for (const needs of "12345") {
    const form = { phone: "13800138023", needs, consent: "on" };
    await page.request.post(`${origin}/chat`, { headers: { origin }, form });
  }
  await openChat(page);
  await askTwice(page);
  await question(page).fill("你们做海报吗");
  await frame(page).getByLabel("手机号").fill("13800138023");
  await frame(page).getByLabel("想聊的事").fill("6");
  await frame(page).getByRole("checkbox").check();
  await frame(page).getByRole("button", { name: "提交留言" }).click();
  const refusal = frame(page).getByRole("alert").filter({ hasText: "提交过于频繁" });
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport();
  await expect(question(page)).toHaveValue("你们做海报吗");
});

test("a question that is being typed outlives an answer, and one that was asked is gone from its field", async ({
  page,
}) => {
  await openChat(page);
  await question(page).fill("你们周末开门吗");
  await frame(page).getByRole("link", { name: "怎么收费？预算要多少？" }).click();
  await expect(frame(page).getByText("服务费和投放费分开报")).toBeVisible();
  await expect(question(page)).toHaveValue("你们周末开门吗");
  const { promise: typed, resolve: letAnswerCome } = Promise.withResolvers<void>();
  await page.route("**/chat?*", (route) => typed.then(() => route.continue()));
  await frame(page).getByRole("button", { name: "发送" }).click();
  await question(page).fill("做海报吗");
  letAnswerCome();
  await expect(frame(page).getByText("这个问题我答不准")).toBeVisible();
  await expect(question(page)).toHaveValue("做海报吗");
  await frame(page).getByRole("button", { name: "发送" }).click();
  await expect(frame(page).getByText("这个问题我答不准")).toHaveCount(2);
  await expect(question(page)).toHaveValue("");
});

test("a link of an answer leads the page on", async ({ page }) => {
  await openChat(page);
  await frame(page).getByRole("link", { name: "你们能做哪些事？" }).click();
  await frame(page).getByRole("link", { name: "看全部服务" }).click();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn#services`);
});

test.describe("without a network", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a chat in whose place an error page came offers another try, which brings it", async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/m/zh-cn/case");
    await page.route("**/chat", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }), { times: 1 });
    const failed = page.waitForResponse("**/chat");
    await page.getByRole("button", { name: "客服小敦" }).click();
    await (await failed).finished();
    await page.clock.fastForward(CHAT_LOAD_TIMEOUT_MS);
    await sheet(page).getByRole("button", { name: "重试" }).click();
    await expect(frame(page).getByText("您好，我是小敦")).toBeVisible();
  });

  test("a chat whose code is not there says why, and the page stays; with a network it opens", async ({
    page,
    context,
  }) => {
    await openHydrated(page, "/m/zh-cn/case");
    await context.setOffline(true);
    await page.getByRole("button", { name: "客服小敦" }).click();
    await expect(page.getByText("网络没连上。")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "客服小敦" }).click();
    await expect(frame(page).getByText("您好，我是小敦")).toBeVisible();
    await expect(page).toHaveURL(`${product().origin}/m/zh-cn/case`);
  });

  test("the chat says so, keeps what was typed, and sends it when asked again", async ({ page, context }) => {
    await openChat(page);
    await context.setOffline(true);
    await question(page).fill("你们周末开门吗");
    await frame(page).getByRole("button", { name: "发送" }).click();
    await expect(frame(page).getByRole("alert")).toContainText("没有网络");
    await expect(question(page)).toHaveValue("你们周末开门吗");
    await context.setOffline(false);
    await frame(page).getByRole("button", { name: "发送" }).click();
    await expect(frame(page).getByText("这个问题我答不准")).toBeVisible();
  });
});
