import type { Page, Response } from "@playwright/test";
import { HOME_OF_EACH_SITE, HOMES, type Home } from "../../src/pages.ts";
import { product } from "../../src/env.ts";
import { followLink, hydrated } from "../../src/navigation.ts";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { storedLeads } from "../../src/stored-leads.ts";
import { expect, test } from "../../src/test.ts";

const REFERENCE = /[A-Z0-9][A-Z0-9-]{4,31}/;

const CONTACT = {
  zh: ["phone", "13812345678"],
  en: ["email", "alex@example.com"],
  ja: ["email", "hanako@example.co.jp"],
};

/** Whose form is that of the other site by the same code. */
const [CHINESE] = HOMES;

/** Input that would do harm if it were ever taken for anything but text. */
const HOSTILE = `"><script>alert(1)</script>'; DROP TABLE leads; --`;

let stranger = 0;

async function fillIn(page: Page, home: Home, name = "Visitor"): Promise<void> {
  const [field, value] = CONTACT[home.key];
  // A phone or an address of its own for each lead, as the limits count by them.
  stranger += 1;
  const contact =
    field === "phone"
      ? `138${String(Date.now() + stranger).slice(-8)}`
      : `v${Date.now()}${stranger}-${value}`;
  await page.locator('#appeal [name="name"]').fill(name);
  await page.locator(`#appeal [name="${field}"]`).fill(contact);
  await page.locator('#appeal [name="consent"]').check();
}

/** Sends the form plainly. @returns what the post was answered */
async function submit(page: Page): Promise<Response> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator('#appeal button[type="submit"]').click();
  return answer;
}

/** Posts the form plainly with what the server refuses, and lets the page that answers come alive. */
async function refuse(page: Page): Promise<void> {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(product().origin + CHINESE.path);
  await fillIn(page, CHINESE);
  await page.locator(`#appeal [name="${CONTACT.zh[0]}"]`).fill("1");
  await page.locator("#appeal form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.unrouteAll();
  expect((await submit(page)).status()).toBe(422);
  await hydrated(page);
}

for (const home of HOME_OF_EACH_SITE) {
  test(`${home.key}: the consultation form shows a reference number after a submission @R1.2 @R7.23 @R7.24`, async ({
    page,
  }) => {
    let requests = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/index/appeal")) requests += 1;
    });
    await page.goto(product().origin + home.path);
    await hydrated(page);
    await fillIn(page, home);
    // Two quick submissions are one request.
    await page.locator('#appeal button[type="submit"]').dblclick();
    await expect(page.locator("#appeal .el-success-panel")).toContainText(REFERENCE);
    expect(requests).toBe(1);
    await page.locator("#appeal .el-success-panel a").last().press("Enter");
    await expect(page.locator('#appeal [name="name"]')).toHaveValue("");
    await expect(page.locator("#appeal")).toBeFocused();
  });
}

for (const home of HOME_OF_EACH_SITE) {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${home.key}: the consultation form works without JavaScript, and names the channel of its address`, async ({
      page,
    }) => {
      await page.goto(`${product().origin}${home.path}?utm_source=ヤフー広告`);
      await fillIn(page, home);
      await page.locator('#appeal button[type="submit"]').click();
      await expect(page).toHaveURL(/\?sent=[A-Z0-9-]+#appeal$/);
      await expect(page.locator("#appeal .el-success-panel")).toContainText(REFERENCE);
      const reference = new URL(page.url()).searchParams.get("sent");
      const leads = await storedLeads(product().dataDir);
      expect(leads.find((lead) => lead.reference === reference)?.source).toBe("ヤフー広告");
      await page.locator("#appeal .el-success-panel a").last().click();
      await expect(page).toHaveURL(`${product().origin}${home.path}#appeal`);
      await expect(page.locator('#appeal [name="name"]')).toHaveValue("");
    });
  });
}

for (const home of HOME_OF_EACH_SITE) {
  test(`${home.key}: from a thank-you page that was loaded, another one leads the keyboard to the form`, async ({
    page,
  }) => {
    const used = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await used.promise;
      await route.continue();
    });
    await page.goto(`${product().origin}${home.path}?sent=W261125-ABCDEFGH#appeal`, { waitUntil: "commit" });
    await page.locator("#appeal .el-success-panel a").last().focus();
    used.resolve();
    await hydrated(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product().origin}${home.path}#appeal`);
    await expect(page.locator("#appeal")).toBeFocused();
  });

  test(`${home.key}: wrong fields get their message beside them and the first one the focus`, async ({
    page,
  }) => {
    await page.goto(product().origin + home.path);
    await hydrated(page);
    const [field] = CONTACT[home.key];
    await page.locator(`#appeal [name="${field}"]`).fill("123");
    await page.locator('#appeal button[type="submit"]').click();
    const name = page.locator('#appeal [name="name"]');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#appeal [name="${field}"]`)).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator('#appeal [name="consent"]')).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#appeal [name="${field}"]`)).toHaveValue("123");
    // Right as soon as it is right, without another submission.
    await page.locator(`#appeal [name="${field}"]`).fill(CONTACT[home.key][1] ?? "");
    await expect(page.locator(`#appeal [name="${field}"]`)).not.toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAttribute("aria-invalid", "true");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${home.key}: a plain post with wrong fields gives the input back as text with status 422`, async ({
      page,
    }) => {
      await page.goto(product().origin + home.path);
      // What the browser's own validation lets through, so that the server has to judge it.
      const [field] = CONTACT[home.key];
      await page.locator('#appeal [name="name"]').fill("Visitor");
      await page.locator(`#appeal [name="${field}"]`).fill(field === "phone" ? "123" : "a@b");
      await page.locator('#appeal [name="needs"]').fill(HOSTILE);
      await page.locator('#appeal [name="consent"]').check();
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.locator('#appeal button[type="submit"]').click();
      expect((await answer).status()).toBe(422);
      await expect(page.locator('#appeal [name="needs"]')).toHaveValue(HOSTILE);
      await expect(page.locator('#appeal [name="consent"]')).toBeChecked();
      await expect(page.locator(`#appeal [name="${field}"]`)).toHaveAttribute("aria-invalid", "true");
    });
  });
}

test("a lead whose answer was lost is the same, sent again by a page loaded anew", async ({ page }) => {
  let reference = "none";
  await page.route(
    "**/index/appeal.do*",
    async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: { reference: string } };
      reference = data.reference;
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(product().origin + CHINESE.path);
  await hydrated(page);
  await fillIn(page, CHINESE);
  const button = page.locator('#appeal button[type="submit"]');
  await button.click();
  await expect(page.locator("#appeal [role=alert]")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('#appeal [name="name"]')).toHaveValue("Visitor");
  await page.locator('#appeal [name="consent"]').check();
  await button.click();
  await expect(page.locator("#appeal .el-success-panel")).toContainText(reference);
});

test("where the client of the API does not come, the form posts plainly", async ({ page }) => {
  await page.route(/\/assets\/later-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(product().origin + CHINESE.path);
  await hydrated(page);
  await fillIn(page, CHINESE);
  await submit(page);
  await expect(page.locator("#appeal .el-success-panel")).toContainText(REFERENCE);
});

test("what was posted plainly and refused does not come back once the form was sent", async ({ page }) => {
  await refuse(page);
  await expect(page.locator('#appeal [name="name"]')).toHaveValue("Visitor");
  await fillIn(page, CHINESE, "Another");
  await page.locator('#appeal button[type="submit"]').click();
  await page.locator("#appeal .el-success-panel a").last().press("Enter");
  await expect(page.locator('#appeal [name="name"]')).toHaveValue("");
  await expect(page.locator("#appeal [aria-invalid=true]")).toHaveCount(0);
});

test("what was posted plainly and refused fills no other form, nor this one anew", async ({ page }) => {
  await refuse(page);
  await followLink(page, "/m/zh-cn/common/Reservation");
  await expect(page.locator("#appeal")).toHaveCount(0);
  await expect(page.locator('form [name="name"]')).toHaveValue("");
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('#appeal [name="name"]')).toHaveValue("");
});

test.describe("while the API is away", () => {
  let own: RunningProduct;
  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    own = await runProduct();
  });
  test.afterAll(() => own.stop());

  test("the form says what happened, keeps the input, and a retry stores the lead once", async ({ page }) => {
    const [home] = HOMES;
    await page.goto(own.origin + home.path);
    await hydrated(page);
    await fillIn(page, home, "林女士");
    await own.stopApi();
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/index/appeal"))
        keys.push(request.headers()["idempotency-key"]);
    });
    await page.locator('#appeal button[type="submit"]').click();
    await expect(page.locator("#appeal [role=alert]")).toContainText("已为您保留");
    await expect(page.locator('#appeal [name="name"]')).toHaveValue("林女士");

    // Pages are served on from the cache.
    const again = await page.request.get(own.origin + home.path, {
      headers: { "user-agent": "iPhone Mobile" },
    });
    expect(again.status()).toBe(200);

    await own.startApi();
    await page.locator('#appeal button[type="submit"]').click();
    await expect(page.locator("#appeal .el-success-panel")).toContainText(REFERENCE);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a form comes back as it was typed, and sent again is one lead", async ({ page }) => {
      test.setTimeout(START_LIMIT_MS);
      const [home] = HOMES;
      await page.goto(own.origin + home.path);
      await fillIn(page, home, "Plain Visitor");
      await page.locator('#appeal [name="needs"]').fill(HOSTILE);
      const phone = await page.locator('#appeal [name="phone"]').inputValue();
      await own.stopApi();
      const answer = await submit(page);
      expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "5"]);
      await expect(page.locator("#appeal [role=alert]")).toContainText("已为您保留");
      await expect(page.locator('#appeal [name="name"]')).toHaveValue("Plain Visitor");
      await expect(page.locator('#appeal [name="phone"]')).toHaveValue(phone);
      await expect(page.locator('#appeal [name="needs"]')).toHaveValue(HOSTILE);
      await expect(page.locator('#appeal [name="consent"]')).toBeChecked();
      await own.startApi();
      await submit(page);
      await expect(page.locator("#appeal .el-success-panel")).toContainText(REFERENCE);
      const names = (await storedLeads(own.dataDir)).map(({ name }) => name);
      expect(names.filter((name) => name === "Plain Visitor")).toHaveLength(1);
    });
  });
});

test("a form post from another site is refused", async ({ request }) => {
  const response = await request.post(`${product().origin}/m/zh-cn`, {
    form: { name: "x", phone: "13812345678", consent: "1" },
    headers: {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      "user-agent": "iPhone Mobile",
    },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
});
