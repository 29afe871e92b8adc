import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildCss } from "../scripts/buildCss.ts";
import { componentFolders } from "../scripts/components.ts";
import { bundle, gzipBytes, measure, sheetsOf, type Size } from "../scripts/measureSizes.ts";

interface Budgets {
  readonly components: Readonly<Record<string, Size>>;
  readonly buttonAlone: number;
  readonly homePages: number;
  readonly homePagesCss: number;
  readonly foundationCss: number;
  readonly stylesCss: number;
}

const budgets = JSON.parse(readFileSync(new URL("size-budgets.json", import.meta.url), "utf8")) as Budgets;
const sheets = buildCss();

/** A budget with more room than this says nothing. */
const MOST_ROOM = 1.5;
const SMALL_BYTES = 200;

/** What the home pages load first. */
const HOME_PAGE_COMPONENTS = [
  "button",
  "case-card",
  "checkbox",
  "consult-bar",
  "copy-text",
  "error-state",
  "field",
  "footer",
  "form",
  "hero",
  "input",
  "language-switch",
  "link",
  "loading-bar",
  "logo",
  "logo-wall",
  "mobile-menu",
  "nav-bar",
  "news-item",
  "process-list",
  "reason-list",
  "reveal",
  "section",
  "section-heading",
  "select",
  "service-index",
  "skip-link",
  "stat-number",
  "submit-button",
  "success-panel",
  "textarea",
  "toast",
];

/** Platform marks the Chinese home page shows; the other site shows other ones, and fewer. */
const HOME_PAGE_MARKS = ["Bilibili", "Wechat", "Weibo", "Xiaohongshu", "Zhihu"];

const HOME_PAGE = [
  ...HOME_PAGE_COMPONENTS.map((name) => `export * from "./${name}/index.ts";`),
  ...HOME_PAGE_MARKS.map((name) => `export { ${name}BrandIcon } from "./brand-icon/index.ts";`),
].join("\n");

describe("size", () => {
  it("has a budget for every component", () => {
    const names = componentFolders().map(({ name }) => name);
    expect(Object.keys(budgets.components), "run `pnpm sizes`").toEqual(names);
  });

  it.each(Object.entries(budgets.components))("%s keeps to its budget", async (name, budget) => {
    const size = await measure([name]);
    for (const kind of ["js", "css"] as const) {
      expect(size[kind], `${kind}, bytes gzipped`).toBeLessThanOrEqual(budget[kind]);
      const room = Math.max(size[kind] * MOST_ROOM, size[kind] + SMALL_BYTES);
      expect(budget[kind], `${kind}: the budget has become too wide`).toBeLessThanOrEqual(room);
    }
  });

  it("takes one Button with its style out of the whole for 2 KB and leaves the rest", async () => {
    const { first, onNeed } = await bundle('export { Button } from "./index.ts";');
    const css = sheetsOf(["button"]);
    const classes = (text: string): ReadonlySet<string> =>
      new Set([...text.matchAll(/\bel-([a-z]+)/g)].map(([, block = ""]) => block));
    expect([...classes(first)].toSorted()).toEqual(["button", "link"]);
    expect(onNeed).toBe("");
    expect(gzipBytes(first) + gzipBytes(css)).toBeLessThanOrEqual(budgets.buttonAlone);
  });

  it("holds the scripts the home pages load first within 22 KB", async () => {
    const { first } = await bundle(HOME_PAGE);
    expect(gzipBytes(first)).toBeLessThanOrEqual(budgets.homePages);
  });

  it("holds the styles of the home pages with the foundation", () => {
    const css = sheetsOf([...HOME_PAGE_COMPONENTS, "brand-icon"]);
    const total = gzipBytes((sheets.get("foundation.css") ?? "") + css);
    expect(total).toBeLessThanOrEqual(budgets.homePagesCss);
  });

  it("leaves overlays, pickers and the captcha out of what the home pages load first", async () => {
    const { first } = await bundle(HOME_PAGE);
    for (const block of ["el-popup", "el-area-picker", "el-slider-captcha", "el-carousel-viewer"])
      expect(first).not.toContain(block);
  });

  it("loads one language of the kit's own texts", async () => {
    const { first } = await bundle('export { zh } from "./locale/zh.ts";');
    expect(first).toContain("关闭");
    expect(first).not.toMatch(/Close|閉じる/);
  });

  it("holds the style sheets", () => {
    expect(gzipBytes(sheets.get("foundation.css") ?? "")).toBeLessThanOrEqual(budgets.foundationCss);
    expect(gzipBytes(sheets.get("styles.css") ?? "")).toBeLessThanOrEqual(budgets.stylesCss);
  });
});
