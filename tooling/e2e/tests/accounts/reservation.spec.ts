import type { Page, Request } from "@playwright/test";
import { product } from "../../src/env.ts";
import { followLink, hydrated, openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";
import { DESIGN_WIDTHS_PX, expectAccessible, expectNoOverflow } from "../../src/visits.ts";

const PATH = "/m/zh-cn/common/Reservation";
const REFERENCE = /W\d{6}-[2-9A-HJ-NP-Z]{8}/;

/** Input that would do harm if it were ever taken for anything but text. */
const HOSTILE = `"><script>alert(1)</script>'; DROP TABLE leads; --`;

let stranger = 0;
/** A phone of its own for each lead, as the limits count by them. */
const newPhone = (): string => `139${String(Date.now() + ++stranger).slice(-8)}`;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
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
async function withoutMessages(page: Page): Promise<void> {
  await page.route("**/gee/slider/register.do*", (route) =>
    route.fulfill({ status: 503, json: { code: 503, data: null, message: "短信服务暂未开通" } }),
  );
}

async function fillInContact(page: Page, phone = newPhone()): Promise<void> {
  await page.locator('[name="name"]').fill("林女士");
  await page.locator('[name="phone"]').fill(phone);
  await page.locator('[name="consent"]').check();
}

/** The last step, filled in, on a day on which no messages can be sent. */
async function goToSubmission(page: Page, path = PATH): Promise<void> {
  await withoutMessages(page);
  await openHydrated(page, path);
  await goToContact(page);
  await fillInContact(page);
  await button(page, "获取验证码").click();
  await expect(page.getByText("短信暂时发不出去")).toBeVisible();
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
    await page.goto(product().origin + PATH);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("聊半小时");
    for (const part of ["nav-bar", "footer", "floating-group", "consult-bar", "chat-popup"])
      await expect(page.locator(`.el-${part}`), part).toHaveCount(0);
    await expect(page.locator('main a[href="/m/zh-cn"]').first()).toBeVisible();
    await expect(page.locator('main a[href="tel:4000035180"]')).toBeVisible();
  });

  test("the consent box starts unticked and leads to the privacy policy", async ({ page }) => {
    await page.goto(product().origin + PATH);
    await expect(page.locator('[name="consent"]')).not.toBeChecked();
    await expect(page.getByRole("link", { name: "《隐私政策》", includeHidden: true })).toHaveAttribute(
      "href",
      /privacy-policy/,
    );
  });
});

test("the header's link opens the reservation, and the lead says where it came from @R2.59", async ({
  page,
}) => {
  await openHydrated(page, "/m/zh-cn");
  await page.locator(".el-nav-bar a", { hasText: "预约咨询" }).click();
  await expect(page).toHaveURL(`${product().origin}${PATH}?type=nav`);
  await expect(question(page, NEED)).toBeVisible();
  await withoutMessages(page);
  await goToContact(page);
  await expect(page).toHaveURL(/type=nav&step=contact/);
  await fillInContact(page);
  await button(page, "获取验证码").click();
  await expect(page.getByText("短信暂时发不出去")).toBeVisible();
  const sent = sentBy(page);
  await button(page, "提交预约").click();
  await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  expect(sent[0]?.postDataJSON()).toMatchObject({ sourceType: "nav" });
});

test("an origin that is nobody's link is left out of the lead", async ({ page }) => {
  await openHydrated(page, `${PATH}?type=%3Cscript%3E`);
  await expect(page.locator('[name="sourceType"]')).toHaveCount(0);
});

test.describe("steps", () => {
  test("one step is seen at a time, its question gets the focus, and the step is announced", async ({
    page,
  }) => {
    await openHydrated(page, PATH);
    await expect(page.locator("fieldset[data-step]:visible")).toHaveCount(1);
    await expect(page.locator(".el-step-indicator output")).toContainText("第 1 步，共 3 步");
    await next(page).click();
    await expect(question(page, COMPANY)).toBeFocused();
    await expect(page.locator("fieldset[data-step]:visible")).toHaveCount(1);
    await expect(page.locator(".el-step-indicator output")).toContainText("第 2 步，共 3 步");
  });

  test("Back and Forward go through the steps and keep what was filled in", async ({ page }) => {
    await openHydrated(page, `${PATH}?type=nav`);
    await goToContact(page);
    await page.locator('[name="name"]').fill("林女士");
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

  test("a step that is done leads back, and so does its button", async ({ page }) => {
    await openHydrated(page, PATH);
    await goToContact(page);
    await button(page, "上一步").click();
    await expect(question(page, COMPANY)).toBeFocused();
    await button(page, "需求").click();
    await expect(question(page, NEED)).toBeFocused();
  });

  test("without an area the second step stays, says so beside the field and takes the focus there", async ({
    page,
  }) => {
    await openHydrated(page, `${PATH}?step=contact`);
    await expect(question(page, COMPANY)).toBeVisible();
    await expect(page).toHaveURL(/step=company/);
    await next(page).click();
    await expect(page.getByText("请选择地区").last()).toBeVisible();
    await expect(page.locator(".el-area-picker button").first()).toBeFocused();
    await pickArea(page);
    await expect(page.locator(".el-field.is-error")).toHaveCount(0);
    await next(page).click();
    await expect(question(page, CONTACT)).toBeFocused();
  });

  test("Enter in a field goes on to the next step and sends nothing", async ({ page }) => {
    const sent = sentBy(page);
    await openHydrated(page, PATH);
    await next(page).click();
    await pickArea(page);
    await page.locator('[name="company"]').fill("沐");
    await page.locator('[name="company"]').press("Enter");
    await expect(question(page, CONTACT)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("the company is found by pinyin through the API, and any other name may be typed", async ({
    page,
  }) => {
    await openHydrated(page, PATH);
    await next(page).click();
    const company = page.getByRole("combobox", { name: /公司或品牌/ });
    await company.pressSequentially("muyan");
    await page.getByRole("option", { name: /沐颜生物科技/ }).click();
    await expect(company).toHaveValue("深圳市沐颜生物科技有限公司");
    await company.fill("还没有名字的新品牌");
    await page.keyboard.press("Tab");
    await expect(company).toHaveValue("还没有名字的新品牌");
  });
});

test.describe("draft", () => {
  test("a reload brings back the step and what was filled in, without consent", async ({ page }) => {
    await openHydrated(page, PATH);
    await goToContact(page);
    await page.locator('[name="name"]').fill("林女士");
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

  test("clearing forgets everything and starts over", async ({ page }) => {
    await openHydrated(page, PATH);
    await goToContact(page);
    // As earlier versions left it, readable by whoever uses the device next.
    await page.evaluate(() => localStorage.setItem("wsdReservationDraft", '{"values":{"name":"林女士"}}'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("wsdReservationDraft"))).toBeNull();
    await button(page, "清空重填").click();
    await expect(question(page, NEED)).toBeVisible();
    await expect(page.locator('[name="needs"]')).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.getItem("wsdReservationDraft"))).toBeNull();
  });

  test("where storage is blocked the reservation works all the same", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await goToSubmission(page);
    await expect(page.getByText("只留在这个标签页里")).toHaveCount(0);
    await button(page, "提交预约").click();
    await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  });
});

test.describe("submission", () => {
  test("while no messages can be sent the reservation is taken without a code, once, and the draft goes @R1.2 @R2.20", async ({
    page,
  }) => {
    await goToSubmission(page);
    await expect(page.locator('[name="code"]')).toHaveCount(0);
    const sent = sentBy(page);
    await button(page, "提交预约").dblclick();
    const panel = page.locator(".el-success-panel");
    await expect(panel).toContainText(REFERENCE);
    await expect(panel.getByRole("heading", { level: 1 })).toBeFocused();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postDataJSON()).toMatchObject({
      kind: "reservation",
      consent: true,
      name: "林女士",
      company: "沐颜",
      areaCode: "440305",
      needs: "新品 3 月上市",
    });
    expect(await page.evaluate(() => sessionStorage.getItem("wsdReservationDraft"))).toBeNull();
    const reference = (await panel.textContent())?.match(REFERENCE)?.[0] ?? "none";
    await expect(page).toHaveURL(new RegExp(`sent=${reference}$`));
    await page.reload();
    await expect(panel).toContainText(reference);
    await hydrated(page);
    await page.getByRole("link", { name: "再约一次" }).click();
    await expect(question(page, NEED)).toBeVisible();
    await expect(page.locator('[name="needs"]')).toHaveValue("");
    await expect(page).not.toHaveURL(/sent=/);
  });

  test("Back from what was sent leads to the page before the form, past its steps", async ({ page }) => {
    await withoutMessages(page);
    await openHydrated(page, "/m/zh-cn/404");
    await followLink(page, PATH);
    await goToContact(page);
    await fillInContact(page);
    await button(page, "获取验证码").click();
    await expect(page.getByText("短信暂时发不出去")).toBeVisible();
    await button(page, "提交预约").click();
    await expect(page).toHaveURL(/sent=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/zh-cn\/404$/);
  });

  test("what is missing is said beside its field, the first one gets the focus, and no code is one of them", async ({
    page,
  }) => {
    const sent = sentBy(page);
    await openHydrated(page, PATH);
    await goToContact(page);
    await page.locator('[name="phone"]').fill("123");
    await button(page, "提交预约").click();
    await expect(page.locator('[name="name"]')).toBeFocused();
    for (const field of ["name", "phone", "code", "consent"])
      await expect(page.locator(`[name="${field}"]`), field).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator('[name="phone"]')).toHaveValue("123");
    expect(sent).toEqual([]);
  });

  test("a code is asked for by a number alone that can be one", async ({ page }) => {
    await openHydrated(page, PATH);
    await goToContact(page);
    await page.locator('[name="phone"]').fill("12800138000");
    await button(page, "获取验证码").click();
    await expect(page.getByText("请填写正确的电话")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("offline the visitor is told, keeps everything, and can send it later", async ({ page, context }) => {
    await goToSubmission(page);
    await context.setOffline(true);
    await button(page, "提交预约").click();
    await expect(page.locator("main [role=alert]")).toContainText("网络没连上");
    await expect(page.locator('[name="name"]')).toHaveValue("林女士");
    await button(page, "上一步").click();
    await expect(question(page, COMPANY)).toBeVisible();
    await context.setOffline(false);
    await next(page).click();
    await button(page, "提交预约").click();
    await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
  });

  test("a server that fails is told, everything stays, and the retry carries the same key", async ({
    page,
  }) => {
    await goToSubmission(page);
    const sent = sentBy(page);
    await page.route(
      "**/index/appeal.do*",
      async (route) => {
        // Stored, but the answer is lost on its way.
        await route.fetch();
        await route.fulfill({ status: 502, body: "bad gateway" });
      },
      { times: 1 },
    );
    await button(page, "提交预约").click();
    await expect(page.locator("main [role=alert]")).toContainText("已为您保留");
    await button(page, "提交预约").click();
    await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
    const keys = sent.map((request) => request.headers()["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("a field that the API refuses leads back to its step", async ({ page }) => {
    await goToSubmission(page);
    const fields = { areaCode: "请选择地区" };
    await page.route("**/index/appeal.do*", (route) =>
      route.fulfill({ status: 422, json: { code: 422, data: { fields }, message: fields.areaCode } }),
    );
    await button(page, "提交预约").click();
    await expect(question(page, COMPANY)).toBeVisible();
    await expect(page.locator(".el-area-picker button").first()).toBeFocused();
    await expect(page).toHaveURL(/step=company/);
  });
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

test("each step, its messages, the sheet of areas and the confirmation are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, PATH);
  await next(page).click();
  await next(page).click();
  await expect(page.locator(".el-area-picker button").first()).toBeFocused();
  await expectAccessible(page);
  await page.locator(".el-area-picker button").first().click();
  await expect(page.getByRole("option", { name: "广东省" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await pickArea(page);
  await next(page).click();
  await button(page, "提交预约").click();
  await expect(page.locator('[name="name"]')).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await openHydrated(page, `${PATH}?sent=W261121-7K3M9QXA`);
  await expect(page.locator(".el-success-panel")).toContainText("W261121-7K3M9QXA");
  await expectAccessible(page);
});

test("the reservation is kept out of search engines and sitemaps", async ({ page, request }) => {
  await openHydrated(page, PATH);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const sitemap = await request.get(`${product().origin}/sitemap-cn.xml`);
  expect(sitemap.status()).toBe(200);
  expect(await sitemap.text()).not.toContain("Reservation");
});

test("each step fits the smallest phone, at twice the text size too", async ({ page }) => {
  await page.setViewportSize({ width: Math.min(...DESIGN_WIDTHS_PX), height: 740 });
  await openHydrated(page, PATH);
  await expectNoOverflow(page);
  await goToContact(page);
  await button(page, "提交预约").click();
  await expect(page.locator('[name="name"]')).toHaveAttribute("aria-invalid", "true");
  await expectNoOverflow(page);
  await button(page, "上一步").click();
  await expectNoOverflow(page);
});
