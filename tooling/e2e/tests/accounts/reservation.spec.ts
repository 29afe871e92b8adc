import type { Page, Request } from "@playwright/test";
import { product } from "../../src/env.ts";
import { fetchNothingAhead, hydrated, openHydrated } from "../../src/navigation.ts";
import {
  button,
  newPhone,
  openContact,
  REFERENCE,
  RESERVATION as PATH,
} from "../../src/reservation-visits.ts";
import { expectNothingTooWide } from "../../src/too-wide.ts";
import { expect, test } from "../../src/test.ts";
import { expectAccessible } from "../../src/visits.ts";

/** Input that would do harm if it were ever taken for anything but text. */
const HOSTILE = `"><script>alert(1)</script>'; DROP TABLE leads; --`;

const next = (page: Page) => button(page, "下一步");
const question = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text });

const NEED = "这次想解决什么？";
const COMPANY = "您是哪一家，何时方便？";
const CONTACT = "顾问怎么联系您？";

async function pickArea(page: Page): Promise<void> {
  await page.locator(".el-area-picker button").first().click();
  for (const name of ["广东省", "深圳市", "南山区"]) await page.getByRole("option", { name }).click();
  await expect(page.locator(".el-area-picker").getByText("广东省 / 深圳市 / 南山区")).toBeVisible();
  // The focus is the sheet's until it is gone.
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** From the first step to the last one. */
async function goToContact(page: Page): Promise<void> {
  await page.locator('[name="services"]').first().check({ force: true });
  await page.locator('[name="needs"]').fill("新品 3 月上市");
  await next(page).click();
  await expect(question(page, COMPANY)).toBeFocused();
  await pickArea(page);
  await page.locator('[name="company"]').fill("沐颜");
  // The suggestions lie over what follows until the field is left.
  await page.keyboard.press("Tab");
  await next(page).click();
  await expect(question(page, CONTACT)).toBeFocused();
}

/** Lets no code be sent, so that the reservation is taken without one. */
async function withoutMessages(page: Page, status = 503): Promise<void> {
  await page.route("**/gee/slider/register.do*", (route) =>
    route.fulfill({ status, json: { code: status, data: null, message: "短信服务暂未开通" } }),
  );
}

async function fillInContact(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill("林女士");
  await page.locator('[name="phone"]').fill(newPhone());
  await page.locator('[name="consent"]').check();
}

/** Asks for the code that does not come. */
async function learnOfNoMessages(page: Page): Promise<void> {
  await button(page, "获取验证码").click();
  await expect(page.getByText("这次不用验证码")).toBeVisible();
}

/** The last step, filled in, on a day on which no messages can be sent. */
async function openSubmission(page: Page): Promise<void> {
  await withoutMessages(page);
  await openContact(page, product().origin);
  await learnOfNoMessages(page);
}

/** The reservations that a page sends. */
function sentBy(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/index/appeal")) requests.push(request);
  });
  return requests;
}

test.describe("as it is sent", () => {
  test.use({ javaScriptEnabled: false });

  test("the reservation shows no header, footer, pendant or consultation bar @R2.20 @R2.62 @R2.63", async ({
    page,
  }) => {
    await page.goto(`${product().origin}${PATH}?type=%3Cscript%3E`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("聊半小时");
    for (const part of ["nav-bar", "footer", "floating-group", "consult-bar", "chat-popup"])
      await expect(page.locator(`.el-${part}`), part).toHaveCount(0);
    await expect(page.locator('main a[href="/m/zh-cn"]').first()).toBeVisible();
    await expect(page.locator('main a[href="tel:4000035180"]')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('[name="consent"]')).not.toBeChecked();
    await expect(page.getByRole("link", { name: "《隐私政策》", includeHidden: true })).toHaveAttribute(
      "href",
      /privacy-policy/,
    );
    await expect(page.locator('[name="sourceType"]'), "an origin that is nobody's link").toHaveCount(0);
  });
});

test("the header's link opens the reservation, and the lead says where it came from @R2.59; while no messages can be sent it is taken without a code, once, and the draft goes @R1.2 @R2.20", async ({
  page,
}) => {
  const home = `/m/zh-cn?utm_source=${encodeURIComponent("朋友圈")}`;
  const sent = sentBy(page);
  const step = page.locator(".el-step-indicator output");
  const panel = page.locator(".el-success-panel");
  await withoutMessages(page);
  await openHydrated(page, home);
  await page.locator(".el-nav-bar a", { hasText: "预约咨询" }).click();
  await expect(page).toHaveURL(`${product().origin}${PATH}?type=nav`);
  await test.step("one step is seen at a time, its question gets the focus, and the step is announced", async () => {
    await expect(question(page, NEED)).toBeVisible();
    await expect(page.locator("fieldset[data-step]:visible")).toHaveCount(1);
    await expect(step).toContainText("第 1 步，共 3 步");
    await goToContact(page);
    await expect(page.locator("fieldset[data-step]:visible")).toHaveCount(1);
    await expect(step).toContainText("第 3 步，共 3 步");
    await expect(page).toHaveURL(/type=nav&step=contact/);
  });
  await fillInContact(page);
  await learnOfNoMessages(page);
  await expect(page.locator('[name="code"]')).toHaveCount(0);
  await button(page, "提交预约").dblclick();
  await expect(panel).toContainText(REFERENCE);
  await expect(panel.getByRole("heading", { level: 1 })).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    kind: "reservation",
    sourceType: "nav",
    source: "朋友圈",
    consent: true,
    name: "林女士",
    company: "沐颜",
    areaCode: "440305",
    needs: "新品 3 月上市",
  });
  expect(await page.evaluate(() => sessionStorage.getItem("wsdReservationDraft"))).toBeNull();
  const reference = (await panel.textContent())?.match(REFERENCE)?.[0] ?? "none";
  await expect(page).toHaveURL(new RegExp(`sent=${reference}$`));
  const thanks = page.url();
  await test.step("Back leads to the page before the form, past its steps", async () => {
    await page.goBack();
    await expect(page).toHaveURL(`${product().origin}${home}`);
  });
  await page.goto(thanks);
  await expect(panel).toContainText(reference);
  await hydrated(page);
  await page.getByRole("link", { name: "再约一次" }).click();
  await expect(question(page, NEED)).toBeVisible();
  await expect(page.locator('[name="needs"]')).toHaveValue("");
  await expect(page).not.toHaveURL(/sent=/);
});

test("a network whose puzzles are used up and a browser that keeps no cookies send without a code", async ({
  page,
}) => {
  await withoutMessages(page, 429);
  await openContact(page, product().origin);
  await learnOfNoMessages(page);
  await page.unrouteAll();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { value: false }),
  );
  await page.reload();
  await learnOfNoMessages(page);
});

test("a page whose next modules are gone takes the reservation all the same, of a province and without a code", async ({
  page,
}) => {
  const sent = sentBy(page);
  await page.route(/\/assets\/(?:AreaSheet|PhonePuzzle)-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await openContact(page, product().origin);
  await button(page, "上一步").click();
  await page.locator(".el-area-picker button").click();
  await page.locator(".el-area-picker select").selectOption("浙江省");
  await next(page).click();
  await learnOfNoMessages(page);
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  expect(sent[0]?.postDataJSON()).toMatchObject({ areaCode: "330000" });
});

test("who can drag nothing goes on without the puzzle, and what was wrong about the code is no more", async ({
  page,
}) => {
  await openContact(page, product().origin);
  await button(page, "提交预约").click();
  await expect(page.locator(".el-form__error")).toHaveText("有几处需要您再看一下");
  await button(page, "获取验证码").click();
  await button(page, "不便拖动？跳过这一步").click();
  await expect(page.getByText("这次不用验证码")).toBeFocused();
  await expect(page.locator(".el-form__error")).toBeEmpty();
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
});

test("what was filled in outlives the ways back, Forward and a reload, but not its clearing", async ({
  page,
}) => {
  await openHydrated(page, PATH);
  await goToContact(page);
  await page.locator('[name="name"]').fill("林女士");
  await test.step("Back and Forward go through the steps", async () => {
    await page.goBack();
    await expect(question(page, COMPANY)).toBeVisible();
    await expect(page.locator('[name="company"]')).toHaveValue("沐颜");
    await page.goBack();
    await expect(question(page, NEED)).toBeVisible();
    await expect(page.locator('[name="needs"]')).toHaveValue("新品 3 月上市");
    await expect(page.locator('[name="services"]').first()).toBeChecked();
    await page.goForward();
    await page.goForward();
    await expect(question(page, CONTACT)).toBeVisible();
    await expect(page.locator('[name="name"]')).toHaveValue("林女士");
    await expect(page.locator('[name="areaCode"]')).toHaveValue("440305");
  });
  await test.step("a step that is done leads back, and so does its button", async () => {
    await button(page, "上一步").click();
    await expect(question(page, COMPANY)).toBeFocused();
    await button(page, "需求").click();
    await expect(question(page, NEED)).toBeFocused();
    await next(page).click();
    await next(page).click();
    await expect(question(page, CONTACT)).toBeFocused();
  });
  await test.step("a reload brings back the step and what was filled in, without consent and code", async () => {
    await page.locator('[name="phone"]').fill("13800138000");
    await page.locator('[name="consent"]').check();
    await page.locator('[name="code"]').fill("123456");
    await page.reload();
    await hydrated(page);
    await expect(question(page, CONTACT)).toBeVisible();
    await expect(page.locator('[name="name"]')).toHaveValue("林女士");
    await expect(page.locator('[name="phone"]')).toHaveValue("13800138000");
    await expect(page.locator('[name="areaCode"]')).toHaveValue("440305");
    await expect(page.locator('[name="consent"]')).not.toBeChecked();
    await expect(page.locator('[name="code"]')).toHaveValue("");
    await expect(page.getByText("已为您接上刚才填写的内容")).toBeVisible();
  });
  await button(page, "清空重填").click();
  await expect(question(page, NEED)).toBeVisible();
  await expect(page.locator('[name="needs"]')).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("wsdReservationDraft"))).toBeNull();
});

test("the second step needs an area, finds the company by pinyin or takes any other, and Enter leads on", async ({
  page,
}) => {
  const sent = sentBy(page);
  const company = page.getByRole("combobox", { name: /公司或品牌/ });
  await openHydrated(page, `${PATH}?step=contact`);
  await expect(question(page, COMPANY)).toBeVisible();
  await expect(page).toHaveURL(/step=company/);
  await next(page).click();
  await expect(page.getByText("请选择地区").last()).toBeVisible();
  await expect(page.locator(".el-area-picker button").first()).toBeFocused();
  await pickArea(page);
  await expect(page.locator(".el-field.is-error")).toHaveCount(0);
  await company.pressSequentially("muyan");
  await page.getByRole("option", { name: /沐颜生物科技/ }).click();
  await expect(company).toHaveValue("深圳市沐颜生物科技有限公司");
  await company.fill("还没有名字的新品牌");
  await page.keyboard.press("Tab");
  await expect(company).toHaveValue("还没有名字的新品牌");
  await company.press("Enter");
  await expect(question(page, CONTACT)).toBeFocused();
  expect(sent).toEqual([]);
});

test("who fills in a part before the scripts come goes on there, and a province chosen then is enough", async ({
  page,
}) => {
  let release = (): void => undefined;
  const begun = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/react-*.js", async (route) => {
    await begun;
    await route.continue();
  });
  await page.goto(product().origin + PATH, { waitUntil: "domcontentloaded" });
  await page.locator('select[name="areaCode"]').selectOption({ label: "河北省" });
  await page.locator('[name="phone"]').fill("13800138000");
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/step=contact/);
  await expect(page.locator('[name="phone"]')).toBeFocused();
  await expect(page.locator('[name="phone"]')).toHaveValue("13800138000");
  await button(page, "上一步").click();
  await expect(page.locator(".el-area-picker button").first()).toHaveText("河北省");
  await next(page).click();
  await expect(question(page, CONTACT)).toBeFocused();
});

test("where storage is blocked the reservation works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await withoutMessages(page);
  await openHydrated(page, PATH);
  await goToContact(page);
  await fillInContact(page);
  await learnOfNoMessages(page);
  await expect(page.getByText("只留在这个标签页里")).toHaveCount(0);
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
});

test("what is missing is said beside its field, the first one gets the focus, no code is one of them, and none is sent to what is no number", async ({
  page,
}) => {
  const sent = sentBy(page);
  await openContact(page, product().origin, "12800138000");
  await button(page, "获取验证码").click();
  await expect(page.getByText("请填写正确的电话")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator('[name="name"]').fill("");
  await page.locator('[name="phone"]').fill("123");
  await page.locator('[name="consent"]').uncheck();
  await button(page, "提交预约").click();
  await expect(page.locator('[name="name"]')).toBeFocused();
  for (const field of ["name", "phone", "code", "consent"])
    await expect(page.locator(`[name="${field}"]`), field).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="phone"]')).toHaveValue("123");
  expect(sent).toEqual([]);
});

test("a reservation that does not arrive keeps everything, and can be sent later", async ({
  page,
  context,
}) => {
  const alert = page.locator("main [role=alert]");
  await openSubmission(page);
  await test.step("a field that the API refuses leads back to its step", async () => {
    const fields = { areaCode: "请选择地区" };
    await page.route(
      "**/index/appeal.do*",
      (route) =>
        route.fulfill({ status: 422, json: { code: 422, data: { fields }, message: fields.areaCode } }),
      { times: 1 },
    );
    await button(page, "提交预约").click();
    await expect(question(page, COMPANY)).toBeVisible();
    await expect(page.locator(".el-area-picker button").first()).toBeFocused();
    await expect(page).toHaveURL(/step=company/);
    await next(page).click();
    await expect(question(page, CONTACT)).toBeFocused();
  });
  await test.step("offline the visitor is told", async () => {
    await context.setOffline(true);
    await button(page, "提交预约").click();
    await expect(alert).toContainText("网络没连上");
    await expect(page.locator('[name="name"]')).toHaveValue("林女士");
    await button(page, "上一步").click();
    await expect(question(page, COMPANY)).toBeVisible();
    await context.setOffline(false);
    await next(page).click();
  });
  await test.step("after a server that failed the retry carries the same key, and a page loaded anew sends the same lead", async () => {
    const sent = sentBy(page);
    const references: string[] = [];
    await page.route(
      "**/index/appeal.do*",
      async (route) => {
        // Stored, but the answer is lost on its way.
        const { data } = (await (await route.fetch()).json()) as { data: { reference: string } };
        references.push(data.reference);
        await route.fulfill({ status: 502, body: "bad gateway" });
      },
      { times: 2 },
    );
    for (let time = 0; time < 2; time += 1) {
      await button(page, "提交预约").click();
      await expect(alert).toContainText("已为您保留");
      await expect.poll(() => references.length).toBe(time + 1);
    }
    const keys = sent.map((request) => request.headers()["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
    await page.reload();
    await hydrated(page);
    await learnOfNoMessages(page);
    await page.locator('[name="consent"]').check();
    await button(page, "提交预约").click();
    await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
    await expect(page.locator(".el-success-panel")).toContainText(references[0] ?? "none");
    expect(new Set(references).size).toBe(1);
  });
});

test("who goes on before the answer finds the number on coming back, and nothing that could be sent again", async ({
  page,
}) => {
  await openSubmission(page);
  const gone = Promise.withResolvers<void>();
  await page.route("**/index/appeal.do*", async (route) => {
    await gone.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/index/appeal.do*");
  await button(page, "提交预约").click();
  await asked;
  await page.locator("main .el-logo").click();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn`);
  gone.resolve();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => /reservation/i.test(key)));
  await expect.poll(kept).toEqual([]);
  await page.goBack();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  await page.reload();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
});

test("Back from a step that is still on its way is the step before", async ({ page }) => {
  await fetchNothingAhead(page);
  await page.route("**/builds/meta/*.json", () => undefined);
  await openHydrated(page, PATH);
  await page.locator('[name="services"]').first().check({ force: true });
  await page.locator('[name="needs"]').fill("新品 3 月上市");
  await next(page).click();
  await expect(question(page, COMPANY)).toBeFocused();
  await page.goBack();
  await expect(question(page, NEED)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  async function fillIn(page: Page, needs: string): Promise<void> {
    await page.locator('[name="services"]').nth(1).check({ force: true });
    await page.locator('[name="needs"]').fill(needs);
    await page.locator('[name="budget"]').nth(2).check({ force: true });
    await page.locator('[name="company"]').fill("沐颜");
    await page.locator('[name="areaCode"]').selectOption("440000");
    await page.locator('[name="time"]').last().check({ force: true });
    await page.locator('[name="name"]').fill("林女士");
    await page.locator('[name="consent"]').check();
  }
  const submit = (page: Page) => button(page, "提交预约").click();

  test("the whole form is one page, posts, and a repeated post is one lead @R2.20", async ({ page }) => {
    const phone = newPhone();
    const references: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      await page.goto(`${product().origin}${PATH}?type=nav`);
      await expect(page.locator("fieldset[data-step]:visible")).toHaveCount(3);
      await expect(page.locator('[name="code"]')).toHaveCount(0);
      await fillIn(page, "新品上市");
      await page.locator('[name="phone"]').fill(phone);
      await submit(page);
      await expect(page).toHaveURL(/\?sent=[A-Z0-9-]+#reservation$/);
      references.push(
        (await page.locator(".el-success-panel").textContent())?.match(REFERENCE)?.[0] ?? "none",
      );
    }
    expect(references[0]).toMatch(REFERENCE);
    expect(references[1]).toBe(references[0]);
  });

  test("a plain post with a wrong field answers 422 and gives everything back as text", async ({ page }) => {
    await page.goto(product().origin + PATH);
    await fillIn(page, HOSTILE);
    await page.locator('[name="phone"]').fill("123");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await submit(page);
    expect((await answer).status()).toBe(422);
    await expect(page.locator('[name="phone"]')).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("请填写正确的电话")).toBeVisible();
    await expect(page.locator('[name="needs"]')).toHaveValue(HOSTILE);
    await expect(page.locator('[name="company"]')).toHaveValue("沐颜");
    await expect(page.locator('[name="areaCode"]')).toHaveValue("440000");
    await expect(page.locator('[name="services"]').nth(1)).toBeChecked();
    await expect(page.locator('[name="services"]').nth(0)).not.toBeChecked();
    await expect(page.locator('[name="budget"]').nth(2)).toBeChecked();
    await expect(page.locator('[name="time"]').last()).toBeChecked();
    await expect(page.locator('[name="consent"]')).toBeChecked();
  });
});

test("each step, its messages, the sheet of areas and the confirmation have no barrier and fit the smallest phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, PATH);
  await expectNothingTooWide(page);
  await next(page).click();
  await next(page).click();
  await expect(page.locator(".el-area-picker button").first()).toBeFocused();
  await expectAccessible(page);
  await expectNothingTooWide(page);
  await page.locator(".el-area-picker button").first().click();
  await expect(page.getByRole("option", { name: "广东省" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await pickArea(page);
  await next(page).click();
  await button(page, "提交预约").click();
  await expect(page.locator('[name="name"]')).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await expectNothingTooWide(page);
  await openHydrated(page, `${PATH}?sent=W261121-7K3M9QXA`);
  await expect(page.locator(".el-success-panel")).toContainText("W261121-7K3M9QXA");
  await expectAccessible(page);
});
