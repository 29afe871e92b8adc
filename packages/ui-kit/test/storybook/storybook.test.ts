import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { TEXTS } from "../../src/internal/stories/texts.ts";
import { openBrowser } from "../openBrowser.ts";
import { serveFolder } from "../serveFolder.ts";

const START_TIMEOUT_MS = 60_000;
const TURN_TIMEOUT_MS = 15_000;
const DESK = { width: 1280, height: 900 };

/** Where `pnpm build:storybook` puts it. */
const STORYBOOK = new URL("../../storybook-static/", import.meta.url).pathname;

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await serveFolder(STORYBOOK);
  browser = await openBrowser();
}, START_TIMEOUT_MS);

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Storybook as a designer opens it, on a story; gives the story's frame. */
async function openStory(id: string): Promise<FrameLocator> {
  page = await browser.newPage({ viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${server.origin}/?path=/story/${id}`);
  return page.frameLocator("#storybook-preview-iframe");
}

it.each([
  ["按钮", "Button 按钮", "basics-button"],
  ["button", "Button 按钮", "basics-button"],
  ["轮播", "Carousel 轮播", "content-carousel"],
  ["carousel", "Carousel 轮播", "content-carousel"],
])("finds a component by %s", async (words, title, component) => {
  await openStory("feedback-badge-徽标--playground");
  await page.locator("#storybook-explorer-searchfield").fill(words);
  await page.getByRole("option").filter({ hasText: title }).first().click();
  await expect.poll(() => page.url(), { timeout: TURN_TIMEOUT_MS }).toContain(`/${component}-`);
});

it("turns language, text size, motion and width by its toolbar", async () => {
  const story = await openStory("basics-button-按钮--every-ground");
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
  await openStory("basics-button-按钮--as-link");
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
  const story = await openStory("basics-button-按钮--playground");
  await page.getByRole("link", { name: "Docs" }).first().click();
  await story.getByText('import "@wesdom/ui-kit/button.css";').waitFor();
  await story.getByText("Shows a spinner, keeps width and focus, and ignores clicks.").waitFor();
  const variable = story.getByText("--el-button-radius", { exact: true });
  await variable.waitFor();
  expect(await variable.count()).toBe(1);
});
