import { fileURLToPath } from "node:url";
import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { OVERLAY_TEXTS } from "../../src/internal/stories/overlayTexts.ts";
import { TEXTS } from "../../src/internal/stories/texts.ts";
import { openBrowser } from "../openBrowser.ts";
import { serveFolder } from "../serveFolder.ts";

const START_TIMEOUT_MS = 60_000;
const TURN_TIMEOUT_MS = 15_000;
const DESK = { width: 1280, height: 900 };

/** Where `pnpm build:storybook` puts it. */
const STORYBOOK = fileURLToPath(new URL("../../storybook-static/", import.meta.url));

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
  ["弹窗", "Popup 弹出层", "feedback-popup"],
  ["drawer", "Popup 弹出层", "feedback-popup"],
  ["シート", "Popup 弹出层", "feedback-popup"],
  ["下拉", "Select 选择", "forms-select"],
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
  expect(await story.locator(".docblock-argstable :is(input, textarea, button)").count()).toBe(0);
  const variable = story.getByText("--el-button-radius", { exact: true });
  await variable.waitFor();
  expect(await variable.count()).toBe(1);
});

/** Storybook as it opens by itself, or on a docs page; gives the page's frame. */
async function openDocs(query = ""): Promise<FrameLocator> {
  page = await browser.newPage({ viewport: DESK });
  await page.goto(`${server.origin}/${query}`);
  const docs = page.frameLocator("#storybook-preview-iframe");
  await docs.locator("#storybook-docs h1").first().waitFor();
  return docs;
}

it("opens on the introduction, in the toolbar's language, whose links lead somewhere", async () => {
  const chinese = await openDocs();
  await chinese.getByText("怎么看").waitFor();
  const index = (await (await fetch(`${server.origin}/index.json`)).json()) as { readonly entries: object };
  const links = await chinese
    .locator("#storybook-docs a[href*='?path=/']")
    .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !(link.replace(/^.*\//, "") in index.entries))).toEqual([]);
  await page.close();
  const english = await openDocs("?globals=locale:en");
  await english.getByText("How to read it").waitFor();
  expect(await english.locator("#storybook-docs li").count()).toBeGreaterThan(20);
});

it("says when a component is right, in the language and with frames as high as their stories", async () => {
  const docs = await openDocs("?path=/docs/basics-button-按钮--docs&globals=locale:en");
  await docs.getByText("When to use it").waitFor();
  await docs.getByText("One primary button; the other is outlined.").waitFor();
  const heights = async (): Promise<readonly unknown[]> =>
    docs.locator(".guide-pictures iframe").evaluateAll((frames) =>
      (frames as HTMLIFrameElement[]).map((frame) => ({
        more:
          frame.clientHeight - (frame.contentDocument?.querySelector("#storybook-root")?.clientHeight ?? -1),
        lang: frame.contentDocument?.documentElement.lang,
      })),
    );
  const fitting = { more: 0, lang: "en-US" };
  await expect.poll(heights, { timeout: TURN_TIMEOUT_MS }).toEqual([fitting, fitting]);
});

it("follows the toolbar in docs whose first story pins a language", async () => {
  const docs = await openDocs("?path=/docs/forms-form-examples-表单示例--docs&globals=locale:en");
  await docs.getByText("When to use it").waitFor();
  expect(await docs.getByText("什么时候用").count()).toBe(0);
});

it.each([
  ["pages-compositions-组合", "When", "什么时候用"],
  ["foundations-motion-动效", "With reduced motion", "减少动效时"],
  ["content-evidence-佐证", "A query and its ranking", "一次搜索和结果排名"],
])("shows %s in both languages of the docs, its examples in the toolbar's", async (id, english, chinese) => {
  const docs = await openDocs(`?path=/docs/${id}--docs`);
  await docs.getByText(chinese).first().waitFor();
  await page.close();
  const translated = await openDocs(`?path=/docs/${id}--docs&globals=locale:ja`);
  await translated.getByText(english).first().waitFor();
  const frames = translated.locator(".guide-pair iframe");
  expect(await frames.count()).toBeGreaterThan(5);
  const language = async (): Promise<unknown> =>
    frames.first().evaluate((frame) => (frame as HTMLIFrameElement).contentDocument?.documentElement.lang);
  await expect.poll(language, { timeout: TURN_TIMEOUT_MS }).toBe("ja");
});

it("plays what moves by a button", async () => {
  const story = await openStory("foundations-motion-动效--come");
  await story.getByRole("button", { name: "播放" }).click();
  const sheet = story.getByRole("dialog");
  await sheet.waitFor();
  expect(await sheet.textContent()).toContain(OVERLAY_TEXTS.zh.sheetText);
});

it("finds every colour of the contrast table readable, as it is built", async () => {
  const story = await openStory("foundations-tokens-设计变量--contrast");
  await story.getByText("6.12").first().waitFor();
  expect(await story.getByText("✗").count()).toBe(0);
});

it("copies functions with their bodies, and no picture inside an address", async () => {
  await openStory("forms-areapicker-地区选择--failed");
  await page.getByRole("tab", { name: "Code" }).click();
  const panel = page.locator("#storybook-panel-root");
  await panel.getByText("No network.").waitFor();
  await page.close();
  await openStory("content-picture-图片--playground");
  await page.getByRole("tab", { name: "Code" }).click();
  const code = page.locator("#storybook-panel-root");
  await code.getByText("/picture.svg").first().waitFor();
  expect(await code.locator("pre").first().textContent()).not.toContain("data:");
});

it("asks nothing of the page in a chat's frame", async () => {
  page = await browser.newPage({ viewport: DESK });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${server.origin}/?path=/story/feedback-chatpopup-客服弹窗--playground`);
  await page.getByRole("tab", { name: "Accessibility" }).click();
  await page.getByRole("tab", { name: /^Passes [1-9]/ }).waitFor();
  expect(said.filter((text) => text.includes("postMessage"))).toEqual([]);
});

it("turns the ground dark by its toolbar, and has a code for a phone beside a story", async () => {
  const story = await openStory("navigation-breadcrumbs-面包屑--playground");
  await page.locator('[aria-haspopup="listbox"][aria-label^="Ground "]').click();
  await page.getByRole("option", { name: "Dark ground" }).click();
  await expect
    .poll(async () => story.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor), {
      timeout: TURN_TIMEOUT_MS,
    })
    .toBe("rgb(18, 17, 15)");
  await page.getByRole("button", { name: "QR code for a phone" }).click();
  const code = page.getByRole("img", { name: /iframe\.html\?id=navigation-breadcrumbs/ });
  await code.waitFor();
  expect(await code.getAttribute("alt")).toContain("ground");
});
