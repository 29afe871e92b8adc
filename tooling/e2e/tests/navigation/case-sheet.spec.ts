import { devices, type Page, type Route } from "@playwright/test";
import { product } from "../../src/env.ts";
import {
  countLoads,
  fetchNothingAhead,
  followLink,
  isMarked,
  markDocument,
  openHydrated,
  openUnderClock,
  withholdPayloads,
} from "../../src/navigation.ts";
import { recordReports } from "../../src/report-recorder.ts";
import { expect, test } from "../../src/test.ts";
import { tooWide } from "../../src/too-wide.ts";
import { REPORT_LIMIT } from "../../src/tracked-pages.ts";
import {
  DESIGN_WIDTHS_PX,
  expectAccessible,
  structuredData,
  watchShifts,
  unbroken,
} from "../../src/visits.ts";

/** Cases that a page adds to the list. */
const CASES_A_PAGE = 6;

/** Place of the card that is opened, in a list that has grown. */
const CARD = 8;

/** Pixels of a finger's way that close a sheet, and the steps it is taken in. */
const SWIPE = { distance: 400, steps: 6 };

/** How long the page waits for a sheet's modules, in milliseconds. */
const SHEET_PATIENCE_MS = 2000;

/** How near a list comes to its place that is laid out anew, pixels. */
const NEAR_PX = 40;

/** What WeChat's browser on Android calls itself. */
const WECHAT = `${devices["Pixel 7"].userAgent} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`;

const LANGUAGES = [
  { key: "zh", index: "/m/zh-cn", action: "/m/zh-cn/common/Reservation" },
  { key: "en", index: "/m/en-us", action: "/m/en-us/marketing-consultant" },
  { key: "ja", index: "/m/jp", action: "/m/jp/marketing-consultant" },
] as const;

const cards = (page: Page) => page.locator("main .el-infinite-list .el-case-card a");
const sheet = (page: Page) => page.locator("dialog.el-popup[open]");
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Opens the list, lets it grow once and brings a card into view. */
async function openGrownList(page: Page, path: string) {
  // A question of consent that comes up meanwhile would move the page away from under itself.
  await page.addInitScript(() => localStorage.setItem("wsdUserAuthorization", "0"));
  await openHydrated(page, path);
  await page.locator(".el-infinite-list__end a").click();
  await expect(cards(page)).toHaveCount(2 * CASES_A_PAGE);
  const card = cards(page).nth(CARD);
  await card.scrollIntoViewIfNeeded();
  const code = new URL((await card.getAttribute("href")) ?? "", product().origin).searchParams.get("code");
  return { card, code: String(code), title: unbroken(await card.innerText()), place: await scrollTop(page) };
}

/** Expects the list as it was left: nothing over it, its length, its place, its address, the focus on the card. */
async function expectListBack(page: Page, list: Awaited<ReturnType<typeof openGrownList>>): Promise<void> {
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/case\?page=2$/);
  await expect(cards(page)).toHaveCount(2 * CASES_A_PAGE);
  await expect(list.card).toBeFocused();
  expect(await scrollTop(page)).toBe(list.place);
}

async function swipeDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // While it still rises, its header is not where the finger will come down.
  await page.locator(".el-popup__panel").evaluate(async (panel) => {
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  });
  const box = (await page.locator(".el-popup__header").boundingBox())!;
  const x = box.x + box.width / 2;
  const send = (type: string, y: number | null) =>
    session.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: y === null ? [] : [{ x, y }],
    });
  const from = box.y + box.height / 2;
  await send("touchStart", from);
  for (let step = 1; step <= SWIPE.steps; step += 1) {
    await send("touchMove", from + (SWIPE.distance * step) / SWIPE.steps);
  }
  await send("touchEnd", null);
}

const WAYS: readonly (readonly [name: string, close: (page: Page) => Promise<unknown>])[] = [
  ["Back", (page) => page.goBack()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["its button", (page) => page.locator(".el-popup__close").click()],
  ["a swipe down", swipeDown],
];

for (const { key, index } of LANGUAGES) {
  const path = `${index}/case`;

  test(`${key}: the open sheet is accessible, no wider than the narrowest phone, and whole and alone on paper`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, path);
    await cards(page).first().click();
    await expect(sheet(page).locator("h1")).toBeVisible();
    if (key !== "ja") await expectAccessible(page);
    await page.setViewportSize({ width: Math.min(...DESIGN_WIDTHS_PX), height: 812 });
    const body = page.locator(".el-popup__body");
    const over = async () => [
      await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      await tooWide(page),
    ];
    for (const scale of ["1", "2"]) {
      await page.evaluate(
        (value) => document.documentElement.style.setProperty("--el-text-scale", value),
        scale,
      );
      // What is measured by script follows a new width a moment later.
      await expect.poll(over, `text × ${scale}`).toEqual([0, []]);
    }
    await page.emulateMedia({ media: "print" });
    await expect(cards(page).first()).toBeHidden();
    await expect(page.locator(".el-popup__header")).toBeHidden();
    await expect(sheet(page).locator("h1")).toBeVisible();
    expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
}

// English and Japanese are one site with the same code.
for (const { key, index, action } of LANGUAGES.filter((language) => language.key !== "ja")) {
  const path = `${index}/case`;

  test(`${key}: a card opens its case as a sheet with the address, head and article of the case, and Forward opens it again`, async ({
    page,
  }) => {
    const list = await openGrownList(page, path);
    await markDocument(page);
    const loads = countLoads(page);
    const entries = await page.evaluate(() => history.length);
    await list.card.click();
    await expect(sheet(page)).toHaveAccessibleName(list.title);
    await expect(page).toHaveURL(`${product().origin}${path}?code=${list.code}`);
    // The second of two taps falls on the card behind.
    await list.card.dispatchEvent("click");
    await expect(sheet(page).locator("h1")).toHaveText(list.title);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(list.title)}`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${product().origin}${path}?code=${list.code}`,
    );
    await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute(
      "content",
      new RegExp(list.code),
    );
    expect((await structuredData(page)).get("Article")).toMatchObject({ headline: list.title });
    await expect(sheet(page).locator("h1")).toHaveText(list.title);
    expect((await sheet(page).locator(".el-article-body").innerText()).length).toBeGreaterThan(200);
    await expect(sheet(page).locator(".el-popup__footer a")).toHaveAttribute("href", action);
    // The page below stays where it is, and is out of reach.
    expect(await scrollTop(page)).toBe(list.place);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await page.goBack();
    await expectListBack(page, list);
    await expect(page).not.toHaveTitle(new RegExp(`^${RegExp.escape(list.title)}`));
    await page.goForward();
    await expect(sheet(page)).toHaveAccessibleName(list.title);
    await expect(cards(page)).toHaveCount(2 * CASES_A_PAGE);
    expect(await isMarked(page)).toBe(true);
    expect(loads).toEqual([]);
  });
}

/** A list of cases; that of the other site is the same code. */
const LIST = "/m/zh-cn/case";
const ABOUT = "/m/zh-cn/about";

test("links in the sheet lead on: to another case in the sheet, to another page, and back to both", async ({
  page,
}) => {
  const list = await openGrownList(page, LIST);
  await list.card.click();
  const other = sheet(page).locator('a[href*="case?code="]').first();
  const title = await other.innerText();
  await other.click();
  await expect(sheet(page)).toHaveAccessibleName(title);
  expect(await page.locator(".el-popup__body").evaluate((body) => body.scrollTop)).toBe(0);
  await expect(page.locator(".el-popup__panel")).toBeFocused();
  await page.locator(".el-popup__footer a").click();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/common/Reservation`);
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(sheet(page)).toHaveAccessibleName(title);
  await expect(cards(page)).toHaveCount(2 * CASES_A_PAGE);
  await page.goBack();
  await expect(sheet(page)).toHaveAccessibleName(list.title);
  await page.goForward();
  await expect(sheet(page)).toHaveAccessibleName(title);
  // From any depth the button leads to the list.
  await page.locator(".el-popup__close").click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/case\?page=2$/);
  expect(await scrollTop(page)).toBe(list.place);
});

test("a sheet is a page view of its case, as of any route change, and so is the list after it", async ({
  page,
}) => {
  const recorder = await recordReports(product().origin);
  try {
    await openHydrated(page, LIST, recorder.origin);
    await expect.poll(recorder.lines, REPORT_LIMIT).toHaveLength(3);
    await cards(page).first().click();
    await expect(sheet(page)).toBeVisible();
    await expect.poll(recorder.lines, REPORT_LIMIT).toHaveLength(4);
    const code = new URL(page.url()).searchParams.get("code");
    await page.keyboard.press("Escape");
    await expect.poll(recorder.lines, REPORT_LIMIT).toHaveLength(5);
    const list = "page view 600032";
    expect((await recorder.lines()).slice(2)).toEqual([list, `${list} ${code}`, list]);
  } finally {
    await recorder.stop();
  }
});

test("Back, Escape, its button and a swipe down close the sheet of a case and leave the list as it was", async ({
  page,
}) => {
  const list = await openGrownList(page, LIST);
  for (const [name, close] of WAYS) {
    await test.step(name, async () => {
      await list.card.click();
      await expect(sheet(page).locator("h1")).toHaveText(list.title);
      // No network is needed for what is there.
      await page.route("**/api/**", (route) => route.abort());
      await close(page);
      await expectListBack(page, list);
      await page.unroute("**/api/**");
    });
  }
});

test("a reload on the address of the sheet gives the article from its top, with a way to the list, moving nothing", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const list = await openGrownList(page, LIST);
  await list.card.click();
  await expect(sheet(page).locator("h1")).toHaveText(list.title);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await page.waitForLoadState("networkidle");
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator("main h1")).toHaveText(list.title);
  expect(await scrollTop(page)).toBe(0);
  expect(await shifts()).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2 * CASES_A_PAGE);
  await page.goForward();
  await expect(page.locator("main h1")).toHaveText(list.title);
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.locator(`main a[href="${LIST}"]`).first().click();
  await expect(page).toHaveURL(product().origin + LIST);
  await expect(cards(page)).toHaveCount(CASES_A_PAGE);
});

for (const [how, options] of [
  ["a modifier", { modifiers: ["ControlOrMeta"] }],
  ["the middle button", { button: "middle" }],
] as const) {
  test(`a click with ${how} opens the case's page in a new tab`, async ({ page, context }) => {
    await openHydrated(page, LIST);
    const opened = context.waitForEvent("page");
    await cards(page)
      .first()
      .click({ ...options, modifiers: "modifiers" in options ? [...options.modifiers] : [] });
    const tab = await opened;
    // The address alone, as it was reached: what a new tab says of its device in its first request is the test
    // browser's, and a browser that asks a second time for it may never tell that this came to nothing.
    await expect.poll(() => tab.url()).toMatch(/\/case\?code=/);
    await expect(page).toHaveURL(product().origin + LIST);
    await expect(sheet(page)).toHaveCount(0);
  });
}

test.describe("with a failing API", () => {
  test.use({ expectedErrors: /ApiError/ });

  test("a case that does not come shows its screen, and Back the list", async ({ page }) => {
    await fetchNothingAhead(page);
    const list = await openGrownList(page, LIST);
    await withholdPayloads(page);
    await page.route("**/customer/stories/page.do?**", (route) => route.abort());
    await list.card.click();
    await expect(page.locator(".el-infinite-list")).toHaveCount(0);
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.unroute("**/customer/stories/page.do?**");
    await page.goBack();
    await expect(cards(page)).toHaveCount(2 * CASES_A_PAGE);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - list.place)).toBeLessThan(NEAR_PX);
  });
});

for (const [what, answer] of [
  ["do not come", (route: Route) => route.abort()],
  ["are long on their way", () => undefined],
] as const) {
  test(`a sheet whose modules ${what} is the case's page`, async ({ page }) => {
    await page.route("**/CaseSheet-*.js", answer);
    await openHydrated(page, LIST);
    const title = await cards(page).first().innerText();
    await cards(page).first().click();
    await expect(page.locator("main h1")).toHaveText(title);
    await expect(page).toHaveURL(/code=/);
    await expect(sheet(page)).toHaveCount(0);
  });
}

test("who goes on while a sheet's modules travel is not brought back", async ({ page }) => {
  await page.route("**/CaseSheet-*.js", () => undefined);
  await openUnderClock(page, LIST);
  await cards(page).first().click();
  await followLink(page, ABOUT);
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`));
  await page.clock.runFor(SHEET_PATIENCE_MS);
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`));
});

test("who closes a sheet while its link to another case is under way is at the list, whose cards open sheets", async ({
  page,
}) => {
  await fetchNothingAhead(page);
  await openHydrated(page, LIST);
  await cards(page).first().click();
  const other = sheet(page).locator('a[href*="case?code="]').first();
  const href = await other.getAttribute("href");
  await withholdPayloads(page);
  const call = "**/customer/stories/page.do?**";
  await page.route(call, () => undefined);
  await other.click();
  await expect(page).toHaveURL(product().origin + href);
  await page.locator(".el-popup__close").click();
  await expect(page).toHaveURL(product().origin + LIST);
  await page.unroute(call);
  const card = cards(page).nth(1);
  const title = unbroken(await card.innerText());
  await card.click();
  await expect(sheet(page).locator("h1")).toHaveText(title);
});

test("the sheet's code is no part of the first load and comes when a card is meant", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openHydrated(page, LIST);
  await page.waitForLoadState("networkidle");
  const ofSheet = () => scripts.filter((url) => /CaseSheet-[^/]*\.js$/.test(url));
  expect(ofSheet()).toEqual([]);
  await cards(page).first().focus();
  await expect.poll(ofSheet).toHaveLength(1);
  await expect(page).toHaveURL(product().origin + LIST);
});

test("in WeChat the sheet's address is signed for the share card of its case", async ({ browser }) => {
  const context = await browser.newContext({ ...devices["Pixel 7"], userAgent: WECHAT });
  const page = await context.newPage();
  const signed: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/get_wx_sign.do")) signed.push(url.searchParams.get("url") ?? "");
  });
  const list = product().origin + LIST;
  await openHydrated(page, LIST);
  await expect.poll(() => signed).toEqual([list]);
  const href = String(await cards(page).first().getAttribute("href"));
  await cards(page).first().click();
  await expect.poll(() => signed).toEqual([list, product().origin + href]);
  await page.goBack();
  await expect.poll(() => signed).toEqual([list, product().origin + href, list]);
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card leads to the plain article of the case", async ({ page }) => {
    await page.goto(product().origin + LIST);
    const title = (await cards(page).first().textContent()) ?? "";
    await cards(page).first().click();
    await expect(page.locator("main h1")).toHaveText(title);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator(`main a[href="${LIST}"]`).first()).toBeVisible();
  });
});
