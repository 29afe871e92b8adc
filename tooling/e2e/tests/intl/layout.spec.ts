import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { INTL } from "@wesdom/product/intl-pages";
import {
  fetchNothingAhead,
  followLink,
  hydrated,
  markDocument,
  openHydrated,
  replaced,
  withholdPayloads,
} from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";
import { expectPictures, watchShifts } from "../../src/visits.ts";

/** Milliseconds after load until the banner asks. */
const BANNER_MS = 3000;

/** Where the clock of a test stands as its page loads, and how far it moves at a time, milliseconds. */
const START = Date.UTC(2026, 10, 21);
const STEP_MS = 50;

/** The accounts that are links, by the names that screen readers say, with where they lead. */
const SOCIAL_HOSTS = {
  LinkedIn: "linkedin",
  Instagram: "instagram",
  YouTube: "youtube",
  Xiaohongshu: "xiaohongshu",
  Weibo: "weibo",
};

const banner = (page: Page) => page.locator(".el-consent-banner");
const answers = (page: Page) => banner(page).locator(".el-consent-banner__answers button");

const answer = (page: Page) => page.evaluate(() => localStorage.getItem("wsdUserAuthorization"));

/** Opens a page under a clock of ours. */
async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
}

// One site with the same code: each answer in a language of its own.
for (const [{ key, index }, button, stored] of [
  [INTL[0], 0, "0"],
  [INTL[1], 1, "1"],
] as const) {
  test(`${key}: the consent banner comes 3000 ms after load where no answer is stored, and moves nothing @R2.93 @R2.94 @R9.5; ${stored === "0" ? "Decline stores 0" : "Agree stores 1"}, and it goes and stays away @R4.6 @R4.7`, async ({
    page,
  }) => {
    // Figures that count up are another matter.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const shifts = await watchShifts(page);
    // A clock runs from where it was installed until it is stopped, and can only be stopped ahead of itself.
    await page.clock.install({ time: START - BANNER_MS * 100 });
    await page.clock.pauseAt(START);
    await page.goto(product().origin + index);
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS);
        return page.evaluate(() => document.documentElement.dataset["hydrated"]);
      })
      .toBe("true");
    await page.clock.runFor(BANNER_MS - 2 * STEP_MS);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(2 * STEP_MS);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).locator(`a[href="${index}/article?title=privacy_policy"]`)).toBeVisible();
    await expect(answers(page)).toHaveText(key === "en" ? ["Decline", "Agree"] : ["同意しない", "同意する"]);
    // What floats above it is in its place; a picture has every frame drawn until then.
    await page.clock.runFor(BANNER_MS);
    await page.screenshot();
    expect(await shifts()).toEqual([]);

    await answers(page).nth(button).click();
    // What goes is gone once its way out is over.
    await page.clock.resume();
    await expect(banner(page)).toHaveCount(0);
    expect(await answer(page)).toBe(stored);
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(2 * BANNER_MS);
    await expect(banner(page)).toHaveCount(0);
  });
}

for (const { key, index } of INTL) {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${key}: the language switch leads to the same path under the other prefix, in Chinese to its index @R2.84`, async ({
      page,
    }) => {
      const twin = index === "/m/jp" ? "/m/en-us" : "/m/jp";
      for (const path of ["", "/case", "/about", "/services/live-commerce"]) {
        await page.goto(product().origin + index + path);
        const languages = page.locator(".el-footer .el-language-switch");
        await expect(languages.locator(`a[href="${twin}${path}"]`)).toHaveCount(1);
        await expect(languages.locator('a[href="/m/zh-cn"]')).toHaveCount(1);
        for (const switcher of [languages, page.locator(".el-mobile-menu .el-language-switch")])
          await expect(switcher.locator("a")).toHaveText(["中文", "EN", "日本語"]);
        // The Chinese site has no page of a service.
        const versions = path.startsWith("/services") ? 3 : 4;
        await expect(page.locator('head link[rel="alternate"][hreflang]')).toHaveCount(versions);
      }
    });

    test(`${key}: the floating WhatsApp bubble and picture lead outside, and are not on Japanese pages @R2.90 @R2.92`, async ({
      page,
    }) => {
      await page.goto(`${product().origin}${index}/about`);
      const bubble = page.locator(".el-floating-group a");
      const picture = page.locator('.el-footer a[href*="whatsapp"]');
      await expect(bubble).toHaveCount(key === "en" ? 1 : 0);
      await expect(picture).toHaveCount(key === "en" ? 1 : 0);
      if (key === "ja") return;
      await expect(bubble).toHaveAttribute("href", /^https:\/\/whatsapp\./);
      await expect(bubble).toHaveAttribute("target", "_blank");
      await expect(bubble).toHaveAttribute("rel", /noopener/);
    });

    test(`${key}: the 404 page has a header and no footer @R2.86`, async ({ page }) => {
      await page.goto(`${product().origin}${index}/404`);
      await expect(page.locator(".el-nav-bar")).toBeVisible();
      await expect(page.locator(".el-footer")).toHaveCount(0);
    });

    test(`${key}: six social accounts, WeChat with its code to scan @R2.88`, async ({ page }) => {
      await page.goto(product().origin + index);
      const social = page.locator(".el-footer .el-social-links");
      for (const [account, host] of Object.entries(SOCIAL_HOSTS)) {
        const link = social.getByRole("link", { name: account });
        await expect(link, account).toHaveAttribute("href", new RegExp(`^https://${host}\\.`));
        await expect(link, account).toHaveAttribute("target", "_blank");
      }
      await expect(social.locator("> *")).toHaveCount(6);
      await expectPictures(page.locator(".el-footer .el-social-links"));
      await page.locator(".el-footer summary").click();
      await expect(page.locator('.el-footer img[src="/m/qr/wechat.png"]')).toBeVisible();
    });
  });
}

// What it says in Japanese, the unit tests of the site show.
test("the e-mail is copied, with its toast in the language of the page @R2.89", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, INTL[0].index);
  const email = page.locator('.el-footer a[href^="mailto:"]');
  await email.click();
  await expect(page.locator(".el-toast")).toHaveText("Copied to clipboard");
  const text = (await email.getAttribute("href"))?.slice("mailto:".length);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

for (const { what, path, enter, leave } of [
  {
    what: "a form",
    path: "/contact-us",
    enter: (page: Page) => page.locator('[name="needs"]').focus(),
    leave: (page: Page) => page.locator('[name="needs"]').blur(),
  },
  {
    what: "the menu",
    path: "",
    enter: (page: Page) => page.locator(".el-mobile-menu > summary").click(),
    leave: (page: Page) => page.locator(".el-mobile-menu > summary").click(),
  },
]) {
  test(`the banner waits until ${what} is left`, async ({ page }) => {
    const loaded = page.waitForResponse((response) => response.url().includes("/later-"));
    await openTimed(page, INTL[0].index + path);
    await enter(page);
    await page.clock.runFor(BANNER_MS);
    await (await loaded).finished();
    for (let ms = 0; ms < BANNER_MS; ms += STEP_MS) await page.clock.runFor(STEP_MS);
    await expect(banner(page)).toHaveCount(0);
    await leave(page);
    await page.clock.runFor(BANNER_MS);
    await expect(banner(page)).toBeVisible();
  });
}

test("the footer asks again, and another answer takes the first one's place", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("wsdUserAuthorization", "1"));
  await openHydrated(page, INTL[0].index);
  await expect(page.locator('.el-footer a[href$="title=user_agreement"]')).toHaveCount(1);
  await page.locator('.el-footer a[href$="title=privacy_policy"]').last().click();
  await expect(banner(page)).toBeVisible();
  await answers(page).first().click();
  await expect(banner(page)).toHaveCount(0);
  expect(await answer(page)).toBe("0");
});

test("Global Privacy Control counts as Decline: nobody is asked, nothing is stored", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await openTimed(page, INTL[0].index);
  await page.clock.runFor(2 * BANNER_MS);
  await expect(banner(page)).toHaveCount(0);
  expect(await answer(page)).toBeNull();
  await page.locator('.el-footer a[href$="title=privacy_policy"]').last().click();
  await expect(page.locator(".el-toast")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test("each navigation tells the language of its page anew: of the document, and of the calls from it @R4.1", async ({
  page,
}) => {
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/customer/stories/page.do")) asked.push(request.headers()["lang"]);
  });
  await withholdPayloads(page);
  await fetchNothingAhead(page);
  await openHydrated(page, "/m/en-us/about");
  for (const { index, htmlLang, lang } of [...INTL].toReversed()) {
    await markDocument(page);
    await followLink(page, `${index}/services/live-commerce`);
    await replaced(page);
    await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
    await followLink(page, `${index}/case?industry=beauty`);
    await expect.poll(() => asked.at(-1)).toBe(String(lang));
    await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
  }
});

/** Texts and targets that the bubble would lie over. */
const under = (page: Page, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  page.evaluate(
    ([left, top, right, bottom]) =>
      [
        ...document.querySelectorAll(
          "header a, header summary, main a, main button, main p, main h1, main h2",
        ),
      ]
        .filter((one) => one.checkVisibility())
        .flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...(one.matches("p, h1, h2") ? range : one).getClientRects()].map((box) => ({ one, box }));
        })
        .filter(({ box }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom)
        .map(({ one }) => one.textContent),
    [left, top, right, bottom] as const,
  );

test("the WhatsApp bubble has one place, covers nothing in it, and is gone where the page says the same", async ({
  page,
}) => {
  const [width, height] = [375, 667];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("wsdUserAuthorization", "0"));
  const bubble = page.locator(".el-floating-group a");
  const group = page.locator(".el-floating-group");
  /** Its box at rest, null while it is gone. */
  const atRest = async () => {
    await expect(group).toHaveAttribute("data-placed", "");
    const box = (await bubble.boundingBox())!;
    return box.width === 0 ? null : box;
  };
  let shown = 0;
  for (const path of ["", "/case", "/about", "/article", "/services/live-commerce"]) {
    await openHydrated(page, INTL[0].index + path);
    for (const screen of [0, 1, 2, 3]) {
      // At rest it is looked at anew; what says so is taken away in the same task, lest an earlier rest says it again.
      await group.evaluate(async (one, top) => {
        scrollTo({ top, behavior: "instant" });
        // What comes near is laid out by the second frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        one.removeAttribute("data-placed");
        dispatchEvent(new Event("resize"));
      }, screen * height);
      const box = await atRest();
      if (box === null) continue;
      shown += 1;
      expect([box.x + box.width, box.y + box.height, box.width], path).toEqual([width - 12, height - 16, 48]);
      expect(await under(page, [box.x, box.y, box.x + box.width, box.y + box.height]), path).toEqual([]);
    }
    await page.locator('.el-footer a[href*="whatsapp"]').scrollIntoViewIfNeeded();
    await expect.poll(atRest, path).toBeNull();
  }
  expect(shown).toBeGreaterThan(0);
  await openHydrated(page, `${INTL[0].index}/contact-us`);
  await expect(bubble).toHaveCount(0);
});

test("the WhatsApp bubble leads on to the consultant 5 s after a click that left the page in view @R2.35 @R4.13", async ({
  page,
}) => {
  await page.route("**/en/common/channel/redirect.do*", (route) =>
    route.fulfill({ json: { code: 200, data: { enabled: true }, message: "" } }),
  );
  await page.context().route("https://whatsapp.example.com/**", (route) => route.fulfill({ body: "" }));
  await page.clock.install();
  const answered = page.waitForResponse("**/en/common/channel/redirect.do*");
  await openHydrated(page, "/m/en-us/about");
  await answered;
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const opened = page.waitForEvent("popup");
  await page.locator(".el-floating-group a").click();
  await (await opened).close();
  await page.clock.runFor(4999);
  expect(page.url()).toBe(`${product().origin}/m/en-us/about`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${product().origin}/m/en-us/marketing-consultant?source=whatsapp`);
});
