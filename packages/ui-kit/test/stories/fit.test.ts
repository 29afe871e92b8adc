import type { Page } from "playwright";
import { expect, it } from "vitest";
import { misfits } from "../../scripts/pictures/overflow.ts";
import {
  FRAME_HEIGHT_PX,
  FRAME_WIDTH_PX,
  setGlobals,
  setTextScale,
  settle,
} from "../../scripts/pictures/storyPage.ts";
import { STORIES, storyPages } from "./everyStory.ts";

const NARROW_PX = 320;

/** The longest texts; Chinese is the shortest and is pictured. */
const LANGUAGES = ["en", "ja"] as const;

/** Widths and text sizes at which nothing may be lost. */
const CONDITIONS = [
  { width: NARROW_PX, textScale: 1 },
  { width: FRAME_WIDTH_PX, textScale: 2 },
] as const;

const pages = storyPages();

/** What does not fit in the language the page is in. */
async function look(page: Page, locale: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { width, textScale } of CONDITIONS) {
    // In this order: what measures itself does so again when the frame changes.
    await setTextScale(page, textScale);
    await page.setViewportSize({ width, height: FRAME_HEIGHT_PX });
    await settle(page);
    for (const { element, how, by, text } of await page.evaluate(misfits))
      lines.push(`${locale}, ${width} px, text × ${textScale}: ${element} ${how} by ${by} px: ${text}`);
  }
  await setTextScale(page, 1);
  return lines;
}

it.concurrent.each(STORIES)(
  "%s fits 320 px, and 200 %% text, in English and Japanese",
  async (_name, story) => {
    const found = await pages.withStory(story, async (page) => {
      const lines: string[] = [];
      for (const locale of LANGUAGES) {
        await setGlobals(page, { locale });
        lines.push(...(await look(page, locale)));
      }
      return lines;
    });
    expect(found).toEqual([]);
  },
);
