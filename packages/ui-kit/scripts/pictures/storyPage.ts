import { CHROMIUM_ARGS, CHROMIUM_PATH } from "@wesdom/vitest-config";
import { existsSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright";
import type { Story } from "./stories.ts";

/** Width of the design's frame. */
export const FRAME_WIDTH_PX = 375;

/** Least height of a picture: a phone's. */
export const FRAME_HEIGHT_PX = 812;

/** When every story plays. */
const NOW = new Date("2026-03-02T10:24:00+08:00");

const RENDER_TIMEOUT_MS = 30_000;

/** Toolbar values of a story. */
export interface StoryGlobals {
  readonly locale?: string;
  readonly textScale?: string;
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  readonly emit: (event: string, payload: object) => void;
  readonly on: (event: string, listener: (payload: unknown) => void) => void;
  readonly off: (event: string, listener: (payload: unknown) => void) => void;
}
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

/** A Chromium that draws the same picture twice: no subpixels, no hinting, no GPU. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(CHROMIUM_PATH) ? { executablePath: CHROMIUM_PATH } : {}),
    args: [
      ...CHROMIUM_ARGS,
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
      "--hide-scrollbars",
    ],
  });
}

/** A page in which time and chance stand still and nothing moves. */
export async function openPage(browser: Browser, width: number = FRAME_WIDTH_PX): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: FRAME_HEIGHT_PX },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
  });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    let last = 1;
    Math.random = () => {
      last = (last * 48_271) % 2_147_483_647;
      return last / 2_147_483_647;
    };
  });
  return page;
}

/** Says something to Storybook and waits until it has drawn the story anew. */
async function tell(page: Page, event: string, payload: object): Promise<void> {
  const problem = await page.evaluate(
    async ([name, value, timeout]) =>
      new Promise<string | null>((resolve) => {
        const failures = ["storyErrored", "storyThrewException", "storyMissing"];
        const finish = (outcome: string | null): void => {
          clearTimeout(timer);
          channel.off("storyFinished", finished);
          for (const failure of failures) channel.off(failure, failed);
          resolve(outcome);
        };
        const finished = (): void => finish(null);
        const failed = (error: unknown): void =>
          finish(`${(error as Error).message}\n${(error as Error).stack}`);
        const channel = __STORYBOOK_ADDONS_CHANNEL__;
        const timer = setTimeout(() => finish("it is not drawn in time"), timeout);
        channel.on("storyFinished", finished);
        for (const failure of failures) channel.on(failure, failed);
        channel.emit(name, value);
      }),
    [event, payload, RENDER_TIMEOUT_MS] as const,
  );
  if (problem !== null) throw new Error(`The story fails: ${problem}`);
}

/** Waits until nothing is loaded or moves any more, pictures and letters are there and two frames have passed. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let loaded = -1;
    while (loaded !== performance.getEntriesByType("resource").length) {
      loaded = performance.getEntriesByType("resource").length;
      await document.fonts.ready;
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map(async (image) => image.decode()));
      // In what is not drawn, as in a closed `details`, an animation runs and never ends.
      while (
        document
          .getAnimations()
          .some(
            ({ playState, effect }) =>
              playState === "running" &&
              effect?.getComputedTiming().endTime !== Infinity &&
              (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }),
          )
      )
        await new Promise(requestAnimationFrame);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });
}

/** Opens Storybook's frame; the stories then follow one another in it. */
export async function openFrame(page: Page, origin: string): Promise<void> {
  // The accessibility check is a test of its own; here it would only take time.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=motion:reduce;a11y.manual:!true`);
  // What is out of view would only have a guessed height.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis);
  // The reader uses a keyboard: whether a focus that a script sets shows its ring is no guess of the browser's then.
  await page.keyboard.press("Escape");
}

/** Shows a story and waits until it stands. */
export async function showStory(page: Page, story: Story): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await tell(page, "setCurrentStory", { storyId: story.id, viewMode: "story" });
  await settle(page);
}

/** Turns Storybook's toolbar. */
export async function setGlobals(page: Page, globals: StoryGlobals): Promise<void> {
  await tell(page, "updateGlobals", { globals });
  await settle(page);
}

/** Draws a story from nothing, as for a reader who comes with the settings of the page. */
export async function remount(page: Page, story: Story): Promise<void> {
  await tell(page, "forceRemount", { storyId: story.id });
  await settle(page);
}

/** Sets the reader's text size past Storybook, which would draw the story anew and rest. */
export async function setTextScale(page: Page, scale: number): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.setProperty("--el-text-scale", String(value));
  }, scale);
}

/** Picture of the whole story as PNG; of what is in view where the story has scrolled. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width } = page.viewportSize() ?? { width: FRAME_WIDTH_PX };
  const height = await page.evaluate(() => (scrollY > 0 ? 0 : document.documentElement.scrollHeight));
  if (height > FRAME_HEIGHT_PX) {
    await page.setViewportSize({ width, height });
    await settle(page);
  }
  const picture = await page.screenshot({ animations: "disabled" });
  await page.setViewportSize({ width, height: FRAME_HEIGHT_PX });
  return picture;
}
