import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { blockStorage, openUnderClock } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";
import { expectAccessible, watchShifts } from "../../src/visits.ts";

/** Script with copy, and rules of style in the site's sheet: bytes after brotli. */
const SCRIPT_BYTES = 2048;
const STYLE_BYTES = 470;

const SCRIPT = /\/attention-[\w-]+\.js$/;

/** How long a case lies open, milliseconds. */
const READING_MS = 125_000;

const figure = (page: Page) => page.locator("footer .el-attention-rings__figure");
const rings = (page: Page) => page.locator("footer .el-attention-rings circle[class]");
const cases = (page: Page) => page.locator("main .el-infinite-list .el-case-card a");
const sheet = (page: Page) => page.locator("dialog.el-popup[open]");

/** Bodies of the scripts of it that a page loads from now on. */
function scriptsOf(page: Page): Promise<Buffer>[] {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (SCRIPT.test(response.url())) bodies.push(response.body());
  });
  return bodies;
}

const scrollTo = (page: Page, place: "start" | "end") =>
  page.evaluate(
    (end) => window.scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: "instant" }),
    place === "end",
  );

/** Scrolls to the end of the page and back, as far as it takes to see what stands there. */
async function seeFooter(page: Page): Promise<void> {
  // What is put in and scrolled to within one frame counts as a shift, though nobody has seen it anywhere else.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect
    .poll(async () => {
      await scrollTo(page, "end");
      return figure(page).isVisible();
    })
    .toBe(true);
  // At once: the line is put in anew with each second that it counts.
  await figure(page).evaluate((line) => line.scrollIntoView({ block: "nearest", behavior: "instant" }));
}

test("the footer says what was given, and more after a case", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("wsdUserAuthorization", "0"));
  const shifts = await watchShifts(page);
  await openUnderClock(page, "/m/zh-cn/case");
  await page.evaluate(() => window.scrollTo({ top: innerHeight, behavior: "instant" }));
  await expect(figure(page)).toBeAttached();
  await seeFooter(page);
  await expect(figure(page)).toHaveText(/^\d{1,2}\s秒，\n1\s个页面$/);
  const before = await rings(page).count();

  await scrollTo(page, "start");
  await cases(page).first().click();
  await expect(sheet(page)).toBeVisible();
  await page.clock.fastForward(READING_MS);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await seeFooter(page);
  await expect(figure(page)).toHaveText(/^2\s分 \d{1,2}\s秒，\n1\s个案例$/);
  expect(await rings(page).count()).toBeGreaterThan(before);
  // Closed, as those of cases are.
  await expect(page.locator("footer .el-attention-rings__longest:not([stroke-dasharray])")).toHaveCount(1);
  await expect(page.locator("footer .el-attention-rings g")).toHaveCSS("opacity", "1");
  await expectAccessible(page, ".el-attention-rings");
  expect(await shifts()).toEqual([]);
});

test("nothing of it is loaded before the first scroll, and then no more than its budget", async ({
  page,
}) => {
  const bodies = scriptsOf(page);
  await openUnderClock(page, "/m/en-us");
  expect(bodies).toHaveLength(0);
  await page.evaluate(() => window.scrollTo({ top: innerHeight, behavior: "instant" }));
  await expect(figure(page)).toBeAttached();
  expect(bodies).toHaveLength(1);
  const rules = await page.evaluate(() => {
    const textsOf = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): string[] =>
      [...cssRules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? rule.selectorText.includes("el-attention-rings")
            ? [rule.cssText]
            : []
          : rule instanceof CSSGroupingRule
            ? textsOf(rule)
            : [],
      );
    return [...document.styleSheets].flatMap(textsOf);
  });
  expect(rules.length).toBeGreaterThan(0);
  // What it imports is named by hashes, of which some are shorter than others once compressed.
  const named = String(await bodies[0]!).replaceAll(/-[\w-]{8}(?=\.js)/g, "");
  const [script = 0, style = 0] = [named, rules.join("")].map((part) => brotliCompressSync(part).byteLength);
  expect(script).toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(style).toBeLessThanOrEqual(STYLE_BYTES);
});

test("with less motion the rings are drawn before they are seen, and without storage all the same", async ({
  page,
}) => {
  await blockStorage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openUnderClock(page, "/m/jp");
  await page.evaluate(() => window.scrollTo({ top: innerHeight, behavior: "instant" }));
  await expect(page.locator("footer .is-waiting")).toBeAttached();
  const spread = page.locator("footer .is-waiting g");
  await expect(spread).toHaveCSS("opacity", "1");
  await expect(spread).toHaveCSS("transform", "none");
});

test("it goes with the footer, and comes back with the next one", async ({ page }) => {
  await openUnderClock(page, "/m/en-us");
  await page.evaluate(() => window.scrollTo({ top: innerHeight, behavior: "instant" }));
  await expect(figure(page)).toBeAttached();
  await page.locator('header a[href*="/contact-us"]').first().click();
  await expect(page.locator("footer")).toHaveCount(0);
  await page.goBack();
  await expect(figure(page)).toBeAttached();
  await seeFooter(page);
  await expect(figure(page)).toHaveText(/^\d{1,2} sec,\n(?:1 page|2 pages)$/);
});
