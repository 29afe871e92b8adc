import type { FrameLocator, Page } from "playwright";
import { afterEach, expect, inject, it } from "vitest";
import { TEXTS } from "../../src/internal/stories/texts.ts";
import { STORIES, storyPages } from "./everyStory.ts";

const TURN_TIMEOUT_MS = 15_000;
const DESK = { width: 1280, height: 900 };

const pages = storyPages();
let open: Page | undefined;

afterEach(async () => {
  await open?.close();
});

/** Storybook as a designer opens it, on a story. */
async function openStorybook(title: RegExp, name: string): Promise<{ page: Page; story: FrameLocator }> {
  const [, wanted] = STORIES.find(([, story]) => title.test(story.title) && story.name === name) ?? [];
  if (wanted === undefined) throw new Error(`There is no story ${String(title)} / ${name}.`);
  open = await pages
    .browser()
    .newPage({ viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });
  await open.goto(`${inject("storybook").origin}/?path=/story/${wanted.id}`);
  return { page: open, story: open.frameLocator("#storybook-preview-iframe") };
}

it("names every component in English and in Chinese, in a known group", () => {
  const groups = "Foundations|Basics|Navigation|Content|Forms|Feedback|Pages";
  const pattern = new RegExp(
    `^(?:${groups})(?:/[^/]*[A-Za-z]{2}[^/]*\\p{Script=Han}[^/]*| \\p{Script=Han}+)$`,
    "u",
  );
  const titles = new Set(STORIES.map(([, { title }]) => title));
  expect([...titles].filter((title) => !pattern.test(title))).toEqual([]);
});

it("finds a component by its Chinese and its English name", async () => {
  const { page } = await openStorybook(/Badge/, "Playground");
  const found: string[] = [];
  for (const [words, title] of [
    ["按钮", "Button 按钮"],
    ["button", "Button 按钮"],
    ["轮播", "Carousel 轮播"],
    ["carousel", "Carousel 轮播"],
  ] as const) {
    await page.locator("#storybook-explorer-searchfield").fill(words);
    await page.getByRole("option").filter({ hasText: title }).first().waitFor();
    found.push(words);
  }
  expect(found).toHaveLength(4);
});

it("turns language, text size, motion and width by its toolbar", async () => {
  const { page, story } = await openStorybook(/Button/, "Every Ground");
  const root = story.locator("html");
  const choose = async (tool: string, item: string): Promise<void> => {
    await page.locator(`[aria-haspopup="listbox"][aria-label^="${tool} "]`).click();
    await page.getByRole("option", { name: item }).click();
  };
  await story.getByText(TEXTS.zh.consult).first().waitFor();
  await choose("Language", "English");
  await story.getByText(TEXTS.en.consult).first().waitFor();
  await choose("Text size", "Text 200 %");
  await choose("Motion", "Reduced motion");
  await choose("Viewport size", "430 px");
  const state = async (): Promise<object> => ({
    lang: await root.getAttribute("lang"),
    motion: await root.getAttribute("data-el-motion"),
    scale: await root.evaluate((element) => element.style.getPropertyValue("--el-text-scale")),
    width: await root.evaluate((element) => element.clientWidth),
  });
  const wanted = { lang: "en-US", motion: "reduce", scale: "2", width: 430 };
  await expect.poll(state, { timeout: TURN_TIMEOUT_MS }).toEqual(wanted);
});

it("gives the JSX of a story to copy", async () => {
  const { page } = await openStorybook(/Button/, "As Link");
  await page.getByRole("tab", { name: "Code" }).click();
  const panel = page.locator("#storybook-panel-root");
  await panel.getByText("<Button").first().waitFor();
  await panel.getByRole("button", { name: "Copy" }).click();
  const jsx = await page.evaluate(async () => navigator.clipboard.readText());
  expect(jsx).toContain(
    '<Button variant="primary" size="medium" href="/m/zh-cn/case" trailing={<ArrowRightIcon />}>',
  );
});

it("shows imports, props with their defaults and CSS variables in the docs", async () => {
  const { page, story } = await openStorybook(/Button/, "Playground");
  await page.getByRole("link", { name: "Docs" }).first().click();
  await story.getByText('import "@wesdom/ui-kit/button.css";').waitFor();
  await story.getByText("Shows a spinner, keeps width and focus, and ignores clicks.").waitFor();
  const variable = story.getByText("--el-button-radius", { exact: true });
  await variable.waitFor();
  expect(await variable.count()).toBe(1);
});
