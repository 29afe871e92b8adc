import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { INTL } from "@wesdom/product/intl-pages";
import { followLink, hydrated, openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

const REFERENCE = /[A-Z0-9][A-Z0-9-]{4,31}/;

/** Input that would do harm if it were ever taken for anything but text. */
const HOSTILE = `"><script>alert(1)</script>'; DROP TABLE leads; --`;

const FORMS = [
  { path: "/contact-us", query: "sourceType=1", kind: "contact", origin: { sourceType: "1" } },
  {
    path: "/marketing-consultant",
    query: "source=linkedin",
    kind: "consultant",
    origin: { source: "linkedin" },
  },
] as const;

let stranger = 0;

async function fillIn(page: Page, needs = "We launch in March."): Promise<void> {
  // An address of its own for each lead, as the limits count by them.
  stranger += 1;
  await page.locator('[name="name"]').fill("Alex Morgan");
  await page.locator('[name="email"]').fill(`v${Date.now()}${stranger}@example.com`);
  const more = page.locator("main form details");
  if (!(await more.evaluate((details: HTMLDetailsElement) => details.open)))
    await more.locator("summary").click();
  await page.locator('[name="company"]').fill("Example Ltd.");
  await page.locator('[name="country"]').fill("Canada");
  await page.locator('[name="messenger"]').fill("WhatsApp alex");
  await page.locator('[name="services"]').first().check();
  await page.locator('[name="services"]').nth(2).check();
  await page.locator('[name="needs"]').fill(needs);
  await page.locator('[name="consent"]').check();
}

const submit = (page: Page) => page.locator('form button[type="submit"]').click();

test("the sign of what unfolds is drawn where colours are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, "/m/en-us/contact-us");
  const summary = page.locator("main form summary");
  await summary.click();
  const unfolded = await summary.screenshot();
  await summary.click();
  // Only its sign tells the two apart.
  expect(unfolded.equals(await summary.screenshot())).toBe(false);
});

for (const { key, index } of INTL) {
  for (const { path, query } of FORMS) {
    const address = `${index}${path}?${query}`;

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test(`${address}: has no header and no footer, a way home, and the consultant with ways to reach them @R2.26 @R2.27 @R2.85`, async ({
        page,
      }) => {
        await page.goto(product().origin + address);
        await expect(page.locator(".el-nav-bar")).toHaveCount(0);
        await expect(page.locator(".el-footer")).toHaveCount(0);
        await expect(page.locator(`main a[href="${index}"]`).first()).toBeVisible();
        const card = page.locator(".el-contact-card");
        await expect(card.locator("img").first()).toBeVisible();
        await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
        await expect(card.locator('img[src="/m/qr/wechat.png"]')).toHaveCount(1);
        await expect(card.locator('a[href*="whatsapp"]')).toHaveCount(key === "en" ? 1 : 0);
      });
    });
  }
}

test("a hand stands at the hour of Shenzhen on every day and moves on, and a weekend says it is closed", async ({
  page,
}) => {
  const ways = page.locator("section", { has: page.locator("#ways") });
  const hand = ways.locator("i");
  const band = ways.locator("div", { has: page.locator("> b") });
  // A Sunday there, when it is Saturday in the Americas; then the Monday.
  await page.clock.setFixedTime("2026-11-29T11:00:00+08:00");
  await openHydrated(page, `${INTL[0].index}/marketing-consultant`);
  await expect(ways.locator("[data-now]")).toHaveAttribute("data-now", "Now in Shenzhen: Sunday, 11:00 a.m.");
  await expect(ways).toContainText("Closed today. Next: Monday, 9:30 a.m.");
  const strokes = (): Promise<string> =>
    hand.evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
  await expect.poll(strokes).toContain("repeating-conic-gradient");
  await openHydrated(page, `${INTL[1].index}/contact-us`);
  await expect(hand).toHaveAttribute("data-now", "いま深圳は日曜日 11:00");
  await expect(ways).toContainText("本日は休業です。次は月曜日 9:30から");
  await expect(hand).not.toHaveCSS("background-image", "none");
  const faint = await band.evaluate((element) => getComputedStyle(element).backgroundImage);
  // The page that was left open is looked at again a day later.
  await page.clock.setFixedTime("2026-11-30T11:00:00+08:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(hand).toHaveAttribute("data-now", "いま深圳は月曜日 11:00");
  await expect(ways).toContainText("ただいま営業時間内、18:30まで");
  await expect(band).not.toHaveCSS("background-image", faint);
  await openHydrated(page, `${INTL[0].index}/marketing-consultant`);
  await expect(hand).toHaveCount(1);
  await expect.poll(strokes).toBe("none");
});

test("a lead names the channel that led to the site, whatever was tapped since", async ({ page }) => {
  await openHydrated(page, `${INTL[0].index}?source=google/cpc`);
  await followLink(page, `${INTL[0].index}/contact-us`);
  // The home page has a form too, and a name in it.
  await expect(page.locator("main form details")).toBeVisible();
  await fillIn(page);
  const sent = page.waitForRequest("**/en/index/appeal.do*");
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({ source: "google/cpc" });
});

test("the header's Contact Us leads to contact-us with sourceType 1 @R2.34 @R2.81", async ({ page }) => {
  await openHydrated(page, INTL[0].index);
  await page.locator(`.el-nav-bar a[href="${INTL[0].index}/contact-us?sourceType=1"]`).click();
  await expect(page).toHaveURL(`${product().origin}${INTL[0].index}/contact-us?sourceType=1`);
  await expect(page.locator('input[name="sourceType"]')).toHaveValue("1");
});

// One site with the same code: each form in a language of its own.
for (const [{ index }, { path, query, kind, origin }, nothingLost] of [
  [INTL[0], FORMS[0], "Nothing is lost"],
  [INTL[1], FORMS[1], "入力内容は残っています"],
] as const) {
  const address = `${index}${path}?${query}`;

  test(`${address}: a call that fails loses nothing; then one request to /en/index/appeal, 200 at once, and a thank-you with a reference @R1.2`, async ({
    page,
  }) => {
    const bodies: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/index/appeal"))
        bodies.push(request.postDataJSON());
    });
    await openHydrated(page, address);
    await fillIn(page);
    await page.route("**/en/index/appeal.do*", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await submit(page);
    await expect(page.locator("main [role=alert]")).toContainText(nothingLost);
    await expect(page.locator('[name="name"]')).toHaveValue("Alex Morgan");
    bodies.length = 0;
    const answered = page.waitForResponse("**/en/index/appeal.do*");
    await page.locator('form button[type="submit"]').dblclick();
    expect((await answered).status()).toBe(200);
    await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      kind,
      name: "Alex Morgan",
      company: "Example Ltd.",
      country: "Canada",
      messenger: "WhatsApp alex",
      consent: true,
      ...origin,
    });
    expect((bodies[0] as { services: string[] }).services).toHaveLength(2);
  });

  test(`${address}: what is missing is said beside its field, and the box starts unticked`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    await expect(page.locator('[name="consent"]')).not.toBeChecked();
    await page.locator('[name="email"]').fill("not an address");
    await submit(page);
    await expect(page.locator(`[name="${kind === "contact" ? "needs" : "name"}"]`)).toBeFocused();
    for (const field of ["name", "email", "consent", ...(kind === "contact" ? ["needs"] : [])])
      await expect(page.locator(`[name="${field}"]`), field).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator('[name="email"]')).toHaveValue("not an address");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${address}: the form works without JavaScript`, async ({ page }) => {
      await page.goto(product().origin + address);
      await fillIn(page);
      await submit(page);
      await expect(page).toHaveURL(/\?sent=[A-Z0-9-]+#form$/);
      await expect(page.locator(".el-success-panel")).toContainText(REFERENCE);
    });

    test(`${address}: a plain post with a wrong field gives everything back as text with status 422`, async ({
      page,
    }) => {
      await page.goto(product().origin + address);
      await fillIn(page, HOSTILE);
      await page.locator('[name="email"]').fill("a@b");
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await submit(page);
      expect((await answer).status()).toBe(422);
      await expect(page.locator('[name="needs"]')).toHaveValue(HOSTILE);
      await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator('[name="services"]').nth(2)).toBeChecked();
      await expect(page.locator('[name="services"]').nth(1)).not.toBeChecked();
    });
  });
}

test("what is typed outlives a reload and a look elsewhere, and is forgotten once it is sent", async ({
  page,
}) => {
  const address = "/m/en-us/contact-us";
  const { promise: filledIn, resolve: letRulesCome } = Promise.withResolvers<void>();
  await page.route("**/lead-rules-*", (route) => filledIn.then(() => route.continue()));
  await openHydrated(page, address);
  await fillIn(page);
  letRulesCome();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain("wsdDraft-contact-en");
  const held = (): Promise<string> =>
    page.locator("main form").evaluate((form: HTMLFormElement) => {
      const fields = [...new FormData(form)].filter(([name]) => !["consent", "sourceType"].includes(name));
      return JSON.stringify(fields);
    });
  const typed = await held();
  expect(typed).toContain("Example Ltd.");
  await page.reload();
  await expect.poll(held).toBe(typed);
  await expect(page.locator('[name="consent"]')).not.toBeChecked();
  await page.goto(`${product().origin}/m/en-us`);
  await openHydrated(page, address);
  await expect.poll(held).toBe(typed);
  await page.locator('[name="consent"]').check();
  await submit(page);
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
  await openHydrated(page, address);
  await page.locator('[name="name"]').focus();
  expect(await held()).not.toContain("Alex Morgan");
});

test("what is typed before the scripts come outlives a look elsewhere too", async ({ page }) => {
  const address = "/m/en-us/contact-us";
  const filledIn = Promise.withResolvers<void>();
  await page.route("**/assets/react-*.js", (route) => filledIn.promise.then(() => route.continue()));
  await page.goto(product().origin + address, { waitUntil: "commit" });
  await page.locator('[name="name"]').fill("Alex Morgan");
  await page.locator('[name="needs"]').fill("We launch in March.");
  filledIn.resolve();
  await hydrated(page);
  await followLink(page, "/m/en-us");
  await expect(page.locator(".el-hero").first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('[name="name"]')).toHaveValue("Alex Morgan");
  await expect(page.locator('[name="needs"]')).toHaveValue("We launch in March.");
});
