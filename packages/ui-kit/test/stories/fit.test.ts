import type { Page } from "playwright";
import { expect, it } from "vitest";
import { misfits, type Misfit } from "../../scripts/pictures/overflow.ts";
import {
  FRAME_HEIGHT_PX,
  FRAME_WIDTH_PX,
  remount,
  setGlobals,
  setTextScale,
  settle,
} from "../../scripts/pictures/storyPage.ts";
import type { Story } from "../../scripts/pictures/stories.ts";
import { STORIES, storyPages } from "./everyStory.ts";

const NARROW_PX = 320;

/** The longest texts; Chinese is the shortest and is pictured. */
const LANGUAGES = ["en", "ja"] as const;

/** Widths and text sizes at which nothing may be lost. */
const CONDITIONS = [
  { width: NARROW_PX, textScale: 1 },
  { width: FRAME_WIDTH_PX, textScale: 2 },
  { width: NARROW_PX, textScale: 2 },
] as const;

const pages = storyPages();

/** Misfits of a reader who came with these settings: what places itself when it opens has had its chance. */
async function secondLook(
  page: Page,
  story: Story,
  locale: string,
  textScale: number,
): Promise<readonly Misfit[]> {
  await setGlobals(page, { locale, textScale: String(textScale) });
  await remount(page, story);
  const found = await page.evaluate(misfits);
  await setGlobals(page, { locale, textScale: "1" });
  return found;
}

/** What does not fit in the language the page is in. */
async function look(page: Page, story: Story, locale: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { width, textScale } of CONDITIONS) {
    // In this order: what measures itself does so again when the frame changes.
    await setTextScale(page, textScale);
    await page.setViewportSize({ width, height: FRAME_HEIGHT_PX });
    await settle(page);
    const first = await page.evaluate(misfits);
    const found = first.length === 0 ? [] : await secondLook(page, story, locale, textScale);
    for (const { element, how, by, text } of found)
      lines.push(`${locale}, ${width} px, text × ${textScale}: ${element} ${how} by ${by} px: ${text}`);
  }
  await setTextScale(page, 1);
  return lines;
}

it.concurrent.each(STORIES)(
  "%s fits 320 px, 200 %% text, and both at once, in English and Japanese",
  async (_name, story) => {
    const found = await pages.withStory(story, async (page) => {
      const lines: string[] = [];
      for (const locale of LANGUAGES) {
        await setGlobals(page, { locale });
        lines.push(...(await look(page, story, locale)));
      }
      return lines;
    });
    expect(found).toEqual([]);
  },
);
