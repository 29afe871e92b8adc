import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { openBrowser, openFrame, openPage, showStory } from "../../scripts/pictures/storyPage.ts";
import { readStories, type Story } from "../../scripts/pictures/stories.ts";

/** Pages that draw at once; as many as tests run at a time. */
const PAGES = 3;

/** All stories of the Storybook under test, named by title and story. */
export const STORIES: readonly (readonly [name: string, story: Story])[] = readStories(
  inject("storybook").folder,
).map((story) => [`${story.title} / ${story.name}`, story] as const);

/** The browser and its pages, each with Storybook's frame; a test takes one and gives it back. */
export interface Pages {
  readonly browser: () => Browser;
  /** `fresh` shows it in a frame of its own, without traces of the story before. */
  readonly withStory: <Result>(
    story: Story,
    work: (page: Page) => Promise<Result>,
    options?: { readonly fresh?: boolean },
  ) => Promise<Result>;
}

/** Opens a browser for the tests of a file. */
export function storyPages(): Pages {
  let browser: Browser | undefined;
  const free: Page[] = [];
  const open = async (): Promise<Page> => {
    if (browser === undefined) throw new Error("The browser is not open yet.");
    const page = await openPage(browser);
    await openFrame(page, inject("storybook").origin);
    return page;
  };
  beforeAll(async () => {
    browser = await openBrowser();
    for (let at = 0; at < PAGES; at += 1) free.push(await open());
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
  });
  return {
    browser: () => {
      if (browser === undefined) throw new Error("The browser is not open yet.");
      return browser;
    },
    async withStory(story, work, { fresh = false } = {}) {
      const page = free.pop() ?? (await open());
      if (fresh) await openFrame(page, inject("storybook").origin);
      try {
        await showStory(page, story);
        const result = await work(page);
        free.push(page);
        return result;
      } catch (error) {
        // A page on which something failed is not used again.
        await page.close();
        throw error;
      }
    },
  };
}
