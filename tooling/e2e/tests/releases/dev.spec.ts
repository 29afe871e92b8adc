import { expect } from "@playwright/test";
import { link, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { START_LIMIT_MS } from "@wesdom/product/run-product";
import { startDev, type DevProduct } from "../../src/start-dev.ts";
import { test } from "../../src/two-states.ts";

/** An edit goes through a compiler and, for the API, a restart with its database. */
const EDIT_LIMIT_MS = 30_000;

test.describe("pnpm dev", () => {
  let folder: string;
  let dev: DevProduct;

  // After the next state, which is built in the same copy: what is edited here is in no release.
  test.beforeAll(async ({ copy, next: _next }) => {
    test.setTimeout(START_LIMIT_MS);
    folder = copy;
    dev = await startDev(copy);
  });

  test.afterAll(() => dev?.stop());

  test.afterEach(() => {
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus) throw new Error(["What the servers said:", ...dev.tail].join("\n"));
  });

  async function edit(file: string, from: string, to: string): Promise<void> {
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    expect(text, `${file} holds what is edited`).toContain(from);
    await writeFile(
      path,
      text.replace(from, () => to),
    );
  }

  test("shows the three sites without an error of the console", async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    for (const path of ["/m/zh-cn", "/m/en-us", "/m/jp"]) {
      await page.goto(dev.origin + path);
      await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
      await expect(page.locator("h1")).toBeVisible();
    }
    expect(problems).toEqual([]);
  });

  test("puts edited words, an edited page, package and style sheet into the open page without loading it again", async ({
    page,
  }) => {
    await page.goto(`${dev.origin}/m/zh-cn`);
    // The page is hydrated after the document around it, and edited in between it would differ from what was sent.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__react")),
    );
    // What it loads in an idle moment may be new to the server, which then has it loaded again.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(window, { keptAcrossEdits: true }));
    const slow = { timeout: EDIT_LIMIT_MS };

    await edit("apps/cn/copy/home.zh.yml", "结果，就是提案", "改过的文案");
    await expect(page.getByText("改过的文案")).toBeVisible(slow);

    await edit(
      "apps/cn/src/pages/home/HomePage.tsx",
      "<HomeHero",
      '<p data-edit="page">改过的页面</p><HomeHero',
    );
    await expect(page.locator("[data-edit=page]")).toBeVisible(slow);

    await edit(
      "packages/ui-kit/src/section-heading/SectionHeading.tsx",
      'className={cx("el-section-heading"',
      'data-edit="package" className={cx("el-section-heading"',
    );
    await expect(page.locator("[data-edit=package]").first()).toBeAttached(slow);

    await edit(
      "packages/ui-kit/src/section-heading/SectionHeading.css",
      ".el-section-heading__eyebrow {",
      ".el-section-heading__eyebrow {\n    outline: 3px solid rgb(1, 2, 3);",
    );
    await expect(page.locator(".el-section-heading__eyebrow").first()).toHaveCSS(
      "outline-color",
      "rgb(1, 2, 3)",
      slow,
    );
    expect(await page.evaluate(() => "keptAcrossEdits" in window)).toBe(true);
  });

  test("serves what the host serves: pictures, codes, the stand-ins, files for search engines", async ({
    request,
  }) => {
    const types = {
      "/m/brand/icon.svg": "image/svg+xml",
      "/m/qr/wechat.png": "image/png",
      "/chat": "text/html",
      "/centre": "text/html",
      "/sitemap-cn.xml": "application/xml",
    };
    for (const [path, type] of Object.entries(types)) {
      const answer = await request.get(dev.origin + path);
      expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
        path,
        200,
        expect.stringContaining(type),
      ]);
    }
    const sitemap = await request.get(`${dev.origin}/sitemap-cn.xml`);
    expect(await sitemap.text()).toContain("/m/zh-cn/about</loc>");
  });

  test("shows edited tokens and content in the open page", async ({ page }) => {
    await page.goto(`${dev.origin}/m/zh-cn/about`);
    const slow = { timeout: EDIT_LIMIT_MS };
    await edit("packages/ui-kit/src/tokens/palette.ts", '"#5B3DF5"', '"#123456"');
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue("--el-palette-violet"),
          ),
        slow,
      )
      .toBe("#123456");
    await edit("apps/api/content/zh/company.md", "他们第一次来", "改过的引语");
    await expect(page.getByText("改过的引语").first()).toBeVisible(slow);
  });

  test("tells where a loader broke, in the terminal and over the page, until it is put right", async ({
    page,
  }) => {
    const file = "packages/page-sections/src/about/load-about.ts";
    const first = "  const [{ founded";
    const broken = `  if (globalThis) throw new Error("No team.");\n${first}`;
    const line = (await readFile(join(folder, file), "utf8")).split(first)[0]?.split("\n").length;
    await edit(file, first, broken);
    // The server has to hear of the edit: what is asked for before is whole.
    const answer = async (): Promise<string> =>
      (await page.request.get(`${dev.origin}/m/zh-cn/about`)).text();
    await expect.poll(answer, { timeout: EDIT_LIMIT_MS }).toContain("No team.");
    await page.goto(`${dev.origin}/m/zh-cn/about`);
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText("No team.");
    await expect(overlay).toContainText(`${file}:${line}:`);
    expect(dev.tail.join("\n")).toContain(`${file}:${line}:`);
    await edit(file, broken, first);
    await expect(overlay).toHaveCount(0, { timeout: EDIT_LIMIT_MS });
    await expect(page.locator("h1")).toBeVisible();
  });

  test.describe("with an edit that breaks it", () => {
    test.use({ expectedErrors: /No page\./ });

    test("the open page tells over it where", async ({ page }) => {
      const file = "apps/cn/src/pages/about/AboutPage.tsx";
      await page.goto(`${dev.origin}/m/zh-cn/about`);
      await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
      const source = await readFile(join(folder, file), "utf8");
      const first = /^  const .*$/m.exec(source)?.[0] ?? "";
      const broken = `  if (globalThis) throw new Error("No page.");\n${first}`;
      const line = source.split(first)[0]?.split("\n").length;
      await edit(file, first, broken);
      const overlay = page.locator("vite-error-overlay");
      await expect(overlay).toContainText("No page.", { timeout: EDIT_LIMIT_MS });
      await expect(overlay).toContainText(`${file}:${line}:`);
      await edit(file, broken, first);
      await expect(overlay).toHaveCount(0, { timeout: EDIT_LIMIT_MS });
      await expect(page.locator("h1")).toBeVisible();
    });
  });

  test("restarts the API with an edited answer alone, and loads the open page anew, once", async ({
    page,
    request,
  }) => {
    await page.goto(`${dev.origin}/m/zh-cn`);
    const ask = async (): Promise<string> => {
      const response = await request.get(`${dev.origin}/api/no/such/call.do`, { headers: { lang: "1" } });
      return response.text();
    };
    expect(await ask()).toContain("没有找到您要的内容");
    let loads = 0;
    page.on("load", () => (loads += 1));
    // What another installation of the same packages does to those of this one.
    const installed = join(folder, "apps/api/node_modules/hono/dist/hono.js");
    await link(installed, join(folder, "node_modules/linked-elsewhere.js"));
    await edit("apps/api/src/messages/zh.ts", "没有找到您要的内容", "改过的回答");
    await expect.poll(ask, { timeout: EDIT_LIMIT_MS }).toContain("改过的回答");
    await expect.poll(() => loads).toBe(1);
  });
});
