import type { Browser, Page } from "playwright";
import { openFrame, openPage, showStory } from "./storyPage.ts";
import type { Story } from "./stories.ts";

/** Pages that draw at once; Storybook rests between stories, so more than there are cores. */
const PAGES = 3;

/**
 * Shows one story after the other on a few pages.
 *
 * @param work - Gets the page with the story on it.
 */
export async function eachStory(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  work: (page: Page, story: Story) => Promise<void>,
): Promise<void> {
  const waiting = stories.values();
  const draw = async (): Promise<void> => {
    const page = await openPage(browser);
    for (const story of waiting) {
      // A frame of its own: focus and scrolling of the story before would show.
      await openFrame(page, origin);
      await showStory(page, story);
      await work(page, story);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(PAGES, stories.length) }, draw));
}
