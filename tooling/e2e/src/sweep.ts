import type { Page } from "@playwright/test";
import { brokenTitles } from "./broken-titles.ts";
import { firstLoad } from "./first-load.ts";
import { cutAtFirst, hardToRead } from "./hard-to-read.ts";
import { htmlFaults } from "./html-faults.ts";
import { unnamedByPolicy } from "./kept-names.ts";
import { expect } from "./test.ts";
import { tooSmall } from "./too-small.ts";
import { expectNothingTooWide } from "./too-wide.ts";
import { DESIGN_WIDTHS_PX, expectAccessible, watchWords } from "./visits.ts";

/** A page as the sweep takes it. */
export interface SweptPage {
  readonly path: string;
  /** Whether it is a long form, whose code is allowed to weigh. @default false */
  readonly longForm?: boolean | undefined;
  /** Whether another language shows by the same code that it has no barrier. @default false */
  readonly twin?: boolean;
  /** Who serves it. @default the subject's product */
  readonly origin?: string;
}

/** What each page has once in its head. */
const HEAD = [
  "title",
  'meta[name="description"]',
  'meta[name="keywords"]',
  'link[rel="canonical"]',
  'meta[property="og:title"]',
  'meta[name="twitter:card"]',
] as const;

/** Scripts of Chinese, Japanese and English titles and descriptions: what one has, and what it has not. */
const TITLES = {
  "zh-CN": [/\p{sc=Han}/u, /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  "en-US": [/[a-z]/i, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ja: [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, /[们这务营销为业网]/u],
} as const;

/** Phones that leave least room: old ones, and one on its side; CSS pixels. */
const TIGHT_SCREENS = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 667, height: 375 },
] as const;

/** Tall enough for a phone. */
const HEIGHT_PX = 800;

/**
 * Loads a page once and asks everything of it that each page has to stand: a valid document, a whole head in its
 * language, the words that were sent, silence, stillness, light scripts and pictures, no barrier, nothing wider than any phone
 * or cut by a box, no title broken within a phrase, nothing cut or hard to read on a picture where there is least room, nothing too small to read or to touch, and nothing kept on the device that the privacy policy does not name.
 *
 * @returns Sources of the scripts that brought it to life.
 */
export async function sweep(
  page: Page,
  { path, longForm = false, twin = false, origin }: SweptPage,
  lang: keyof typeof TITLES,
): Promise<readonly string[]> {
  // What waits to rise into view would be hidden from every check.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const words = await watchWords(page);
  const { html, complaints, shifts, scripts, unnamed, early, heavy } = await firstLoad(
    page,
    path,
    longForm,
    origin,
  );
  expect.soft(await htmlFaults(html), "faults of the served document").toEqual([]);
  const { sent, live } = await words();
  // A long form is sent as one page, and lives step by step.
  if (!longForm) expect.soft(live, "what it says once it lives").toEqual(sent);
  expect.soft(shifts, "layout shifts").toEqual([]);
  expect.soft(unnamed, "scripts that the document does not name").toEqual([]);
  expect.soft(early, "scripts asked for before the first paint").toEqual([]);
  expect.soft(heavy, "above the budget").toEqual([]);
  await expectHead(page, lang);
  // Where the footer begins on the first screen, the site's bar lies over its links until the end.
  const isShort = await page.evaluate(
    () => (document.querySelector("footer")?.getBoundingClientRect().top ?? Infinity) < innerHeight,
  );
  if (isShort) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  if (!twin) await expectAccessible(page);
  await expectWholeLines(page);
  await expectNothingTooWide(page);
  expect.soft(await tooSmall(page), "too small on the narrowest phone").toEqual([]);
  await expectRoomOnTightScreens(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().bottom < 0 || !image.checkVisibility(),
    ),
  );
  expect.soft(await unnamedByPolicy(page, lang), "kept, unnamed by the policy").toEqual([]);
  expect.soft(complaints, "complaints of the browser").toEqual([]);
  return scripts;
}

async function expectHead(page: Page, lang: keyof typeof TITLES): Promise<void> {
  await expect.soft(page.locator("html")).toHaveAttribute("lang", lang);
  await expect.soft(page.locator("h1")).toHaveCount(1);
  for (const selector of HEAD) await expect.soft(page.locator(`head ${selector}`), selector).toHaveCount(1);
  const [has, hasNot] = TITLES[lang];
  await expect.soft(page).toHaveTitle(has);
  await expect.soft(page).not.toHaveTitle(hasNot);
  const description = page.locator('head meta[name="description"]');
  await expect.soft(description).toHaveAttribute("content", has);
  await expect.soft(description).not.toHaveAttribute("content", hasNot);
}

async function expectRoomOnTightScreens(page: Page): Promise<void> {
  for (const screen of TIGHT_SCREENS) {
    const { width, height } = screen;
    await page.setViewportSize(screen);
    await expect.soft.poll(() => cutAtFirst(page), `cut at ${width} × ${height}`).toEqual([]);
    await expect.soft.poll(() => hardToRead(page), `hard to read at ${width} × ${height}`).toEqual([]);
  }
}

async function expectWholeLines(page: Page): Promise<void> {
  // The narrowest one last, at which what follows is measured.
  for (const width of DESIGN_WIDTHS_PX.toReversed()) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await expect.soft.poll(() => brokenTitles(page), `titles broken at ${width} px`).toEqual([]);
  }
}
