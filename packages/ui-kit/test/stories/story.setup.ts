import type { ComposedStoryFn } from "storybook/internal/types";
import { misfits } from "@wesdom/vitest-config/misfits";
import { afterEach, beforeAll, beforeEach, inject, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import "./drawn.css";
// oxlint-disable-next-line import/no-unassigned-import -- loads modules
import "./everyModule.ts";
import type { Layout } from "./layouts.ts";
import { settle } from "./settle.ts";

declare module "vitest" {
  interface TestContext {
    /** The story of a test, as the addon leaves it. */
    readonly story?: ComposedStoryFn;
  }
}
declare module "vitest/browser" {
  interface BrowserCommands {
    readonly comparePicture: (file: string) => Promise<string>;
  }
}

/** When every story plays. */
const NOW = new Date("2026-03-02T10:24:00+08:00");

const FRAME_WIDTH_PX = 375;

/** Least height of a picture: a phone's. */
const FRAME_HEIGHT_PX = 812;

/** Stories with this tag are in the picture book; `tags: ["!visual"]` takes one out. */
const PICTURED = "visual";

// The reader uses a keyboard: whether a focus that a script sets shows its ring is no guess of the browser's then.
beforeAll(async () => {
  await userEvent.keyboard("{Escape}");
});

// Time and chance stand still.
beforeEach(() => {
  vi.setSystemTime(NOW);
  let last = 1;
  Math.random = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  scrollTo(0, 0);
  // What imports the setup of the next file tells the files apart by the time.
  return () => void vi.useRealTimers();
});

/** Name of a story's picture, e.g. `button/Button-EveryGround.webp`. */
function pictureFile(path: string, story: ComposedStoryFn): string {
  return `${path.replace(/^.*\/([^/]+\/[^/]+)\.stories\.tsx$/, "$1")}-${story.storyName}.webp`;
}

/** Draws and plays a story from nothing: what places itself when it opens does so at this width. */
async function drawAt(width: number, story: ComposedStoryFn, globals: object): Promise<void> {
  if (innerWidth !== width) await page.viewport(width, FRAME_HEIGHT_PX);
  await story.run({ globals: { ...story.globals, ...globals, a11y: { manual: true } } });
}

/** Makes the frame as high as the story; a story that has scrolled shows what is in view. */
async function frameStory(story: ComposedStoryFn): Promise<void> {
  if (innerWidth !== FRAME_WIDTH_PX) await drawAt(FRAME_WIDTH_PX, story, {});
  await settle();
  const height = scrollY > 0 ? 0 : document.documentElement.scrollHeight;
  if (height <= FRAME_HEIGHT_PX) return;
  await page.viewport(FRAME_WIDTH_PX, height);
  await settle();
}

/** What is lost in a layout. */
async function lostIn(layout: Layout, story: ComposedStoryFn): Promise<readonly string[]> {
  const { locale, width, textScale } = layout;
  await drawAt(width, story, { locale, textScale: String(textScale) });
  await settle();
  return misfits().map(
    ({ element, how, by, text }) =>
      `${locale}, ${width} px, text × ${textScale}: ${element} ${how} by ${by} px: ${text}`,
  );
}

afterEach(async ({ story, task }) => {
  if (story === undefined) return;
  const found: string[] = [];
  if (inject("pictured") && story.tags.includes(PICTURED)) {
    await frameStory(story);
    found.push(await commands.comparePicture(pictureFile(task.file.filepath, story)));
  }
  for (const layout of inject("layouts")) found.push(...(await lostIn(layout, story)));
  const problems = found.filter((problem) => problem !== "");
  if (problems.length > 0) throw new Error(problems.join("\n"));
});
