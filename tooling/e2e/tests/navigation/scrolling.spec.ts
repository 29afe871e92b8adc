import type { Page } from "@playwright/test";
import { followLink, hydrated, isMarked, markDocument, openHydrated } from "../../src/navigation.ts";
import { product } from "../../src/env.ts";
import { expect, test } from "../../src/test.ts";

/** How far what is in view may lie from where it should, in CSS pixels: browsers round differently each time. */
const NEAR_PX = 3;

/** Distance of an element's top from where the page's scroll padding wants it. */
function distanceFromLanding(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(document.getElementById(name)!.getBoundingClientRect().top - padding);
  }, id);
}

/** Waits until the window rests, three frames long. */
async function atRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        let still = 0;
        const look = (): void => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === 3) resolve(scrollY);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

async function expectLanding(page: Page, id: string): Promise<void> {
  await atRest(page);
  await expect.poll(() => distanceFromLanding(page, id)).toBeLessThanOrEqual(NEAR_PX);
}

/** A long page with a form far below: what becomes of the window there is code that both sites share. */
const HOME = "/m/zh-cn";

test.describe("a jump to the form below sections that were never laid out", () => {
  test("lands on it by a link of the page, and a second time after the visitor scrolled away", async ({
    page,
  }) => {
    await openHydrated(page, HOME);
    await markDocument(page);
    await followLink(page, "#appeal");
    await expectLanding(page, "appeal");
    expect(new URL(page.url()).hash).toBe("#appeal");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await followLink(page, "#appeal");
    await expectLanding(page, "appeal");
    expect(await isMarked(page)).toBe(true);
  });

  test("lands on it from another page @R2.49", async ({ page }) => {
    await openHydrated(page, `${HOME}/404`);
    await markDocument(page);
    await followLink(page, `${HOME}#appeal`);
    await expect(page.locator("#appeal")).toBeAttached();
    await expectLanding(page, "appeal");
    expect(await isMarked(page)).toBe(true);
  });

  test("lands on it with the document itself", async ({ page }) => {
    await openHydrated(page, `${HOME}#appeal`);
    await expectLanding(page, "appeal");
  });
});

test("the window lands on the form without scripts too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product().origin}/m/zh-cn#appeal`);
  await expect
    .poll(async () => Math.round((await page.locator("#appeal").boundingBox())?.y ?? 0))
    .toBeLessThanOrEqual(120);
  await expect
    .poll(async () => Math.round((await page.locator("#appeal").boundingBox())?.y ?? -1))
    .toBeGreaterThanOrEqual(0);
  await context.close();
});

test("another page starts at its top, where its hash is no target too; a query that selects none leaves the window where it is @R2.48", async ({
  page,
}) => {
  const scrolledTo = (top: number) =>
    page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await openHydrated(page, HOME);
  await scrolledTo(900);
  await followLink(page, `${HOME}?utm_source=a`);
  await expect(page).toHaveURL(`${product().origin}${HOME}?utm_source=a`);
  expect(await atRest(page)).toBe(900);
  for (const path of [`${HOME}/home`, `${HOME}#no-such-part`]) {
    await scrolledTo(1500);
    await followLink(page, path);
    await expect(page).toHaveURL(product().origin + path);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
  }
  expect(errors).toEqual([]);
});

test("back and forward lead to where each page was left, whatever was in view before", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn");
  const seen = await leaveAt(page, 0.6);
  await followLink(page, "/m/zh-cn/404");
  await expect(page.locator("main h1")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn`);
  await expect(page.locator("#appeal")).toBeAttached();
  await atRest(page);
  await expectInView(page, seen);
  await page.goForward();
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/404`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator("#appeal")).toBeAttached();
  await atRest(page);
  await expectInView(page, seen);
});

test("what was scrolled before hydration counts as well", async ({ page }) => {
  // No script may come before the scrolling.
  let open = (): void => undefined;
  const scrolled = new Promise<void>((resolve) => (open = resolve));
  await page.route("**/assets/react-*.js", async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.goto(`${product().origin}/m/zh-cn`, { waitUntil: "domcontentloaded" });
  const seen = await leaveAt(page, 0.5);
  open();
  await hydrated(page);
  await expectInView(page, seen);
  await followLink(page, "/m/zh-cn/404");
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/404`);
  await page.goBack();
  await expect(page.locator("#appeal")).toBeAttached();
  await atRest(page);
  await expectInView(page, seen);
});

/** The way down by a wheel: past sections that were out of view. */
const WHEEL = { turns: 5, pixels: 500 } as const;

/** A page of each kind. */
const KINDS = [
  "/m/zh-cn",
  "/m/zh-cn/about",
  "/m/zh-cn/article?code=one-step-fewer",
  "/m/en-us/case?code=lipstick-to-cart",
  "/m/jp/services/live-commerce",
];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of KINDS) {
    test(`a reload of ${path} keeps the place, and that of a jump`, async ({ page }) => {
      await page.goto(product().origin + path);
      const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
      for (let turn = 1; turn <= WHEEL.turns; turn += 1) {
        await page.mouse.wheel(0, WHEEL.pixels);
        await expect.poll(scrolled).toBe(turn * WHEEL.pixels);
      }
      const left = await inView(page);
      await page.reload();
      await expect.poll(scrolled).toBe(WHEEL.turns * WHEEL.pixels);
      await expectInView(page, left);

      const top = await page.evaluate(() => {
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * 0.8, behavior: "instant" });
        return scrollY;
      });
      const jumped = await inView(page);
      await page.reload();
      await expect.poll(scrolled).toBe(top);
      await expectInView(page, jumped);
    });
  }
});

for (const path of KINDS) {
  test(`a reload of ${path} keeps the place, and hydration does not move it`, async ({ page }) => {
    await openHydrated(page, path);
    const left = await leaveAt(page, 0.4);
    await page.reload();
    await atRest(page);
    await expectInView(page, left);
    await hydrated(page);
    await atRest(page);
    await expectInView(page, left);
  });
}

/** Long pages of each kind and language: their sections are far from as high as guessed. */
const JUMPED = [
  "/m/zh-cn",
  "/m/en-us",
  "/m/jp",
  "/m/zh-cn/about",
  "/m/zh-cn/article?code=one-step-fewer",
  "/m/en-us/case?code=lipstick-to-cart",
];

for (const path of JUMPED) {
  test(`${path}: after a jump past what was never laid out, a reload and a way back keep the place`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const left = await jumpTo(page, 0.9);
    await page.reload();
    await hydrated(page);
    await expectPart(page, left);
    const leftAgain = await jumpTo(page, 0.6);
    await followLink(page, `/m/${path.split("/")[2]}/404`);
    await expect(page.locator("main h1")).toBeFocused();
    await page.goBack();
    await expectPart(page, leftAgain);
  });
}

test("a jump before hydration counts as well", async ({ page }) => {
  // No script may come before the jump.
  await page.route("**/assets/react-*.js", () => undefined);
  await page.goto(`${product().origin}/m/zh-cn`, { waitUntil: "domcontentloaded" });
  const left = await jumpTo(page, 0.8);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expectPart(page, left);
});

test("what a jump led to stays where it is while the page above it is laid out", async ({ page }) => {
  await page.goto(`${product().origin}/m/zh-cn`);
  const tops = await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const part = document.querySelector("#appeal h2")!;
    const top = (): number => part.getBoundingClientRect().top;
    part.scrollIntoView({ block: "center", behavior: "instant" });
    const seen = [top()];
    for (let frames = 0; frames < 10; frames += 1) {
      await frame();
      seen.push(top());
    }
    return seen;
  });
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(NEAR_PX);
});

/** A part of the page and where it begins, in CSS pixels from the window's top. */
interface Part {
  readonly path: string;
  readonly top: number;
}

/** Jumps as a screen reader, a search in the page or the scroll bar does, and names the part that is in view then. */
async function jumpTo(page: Page, share: number): Promise<Part> {
  await page.evaluate(
    (part) =>
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: "instant" }),
    share,
  );
  await atRest(page);
  await moved(page);
  const path = await page.evaluate(() => {
    const steps: string[] = [];
    let part = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    for (; part && part !== document.body; part = part.parentElement)
      steps.unshift(`:nth-child(${[...part.parentElement!.children].indexOf(part) + 1})`);
    return ["body", ...steps].join(" > ");
  });
  return { path, top: await topOf(page, path) };
}

async function expectPart(page: Page, { path, top }: Part): Promise<void> {
  await expect(page.locator(path)).toBeAttached();
  await atRest(page);
  await moved(page);
  expect(Math.abs((await topOf(page, path)) - top)).toBeLessThanOrEqual(NEAR_PX);
}

function topOf(page: Page, path: string): Promise<number> {
  return page.locator(path).evaluate((part) => part.getBoundingClientRect().top);
}

/** What is about to move on cannot be found again where it was. */
function moved(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // What is out of view and skipped stands still, and comes to no end.
    const isLive = ({ effect }: Animation): boolean =>
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition && isLive(one));
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Scrolls by the visitor's wheel so that every section on the way is laid out, and names what is in view. */
async function leaveAt(page: Page, share: number): Promise<Place> {
  await page.evaluate(async (part) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = document.documentElement.scrollHeight * part;
    for (let y = 0; y <= end; y += 400) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
  }, share);
  await atRest(page);
  await moved(page);
  return inView(page);
}

/** What lies at the middle of the window, and where it begins, in CSS pixels from the window's top. */
interface Place {
  readonly section: string;
  readonly top: number;
}

function inView(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const section = middle?.closest("section");
    return {
      section: section?.getAttribute("aria-labelledby") ?? "none",
      top: section?.getBoundingClientRect().top ?? 0,
    };
  });
}

async function expectInView(page: Page, { section, top }: Place): Promise<void> {
  const place = await inView(page);
  expect(place.section).toBe(section);
  expect(Math.abs(place.top - top)).toBeLessThanOrEqual(NEAR_PX);
}
