import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { describe, expect, it } from "vitest";
import { buildCss } from "../scripts/buildCss.ts";

interface Budgets {
  readonly components: Readonly<Record<string, number>>;
  readonly homePages: number;
  readonly foundationCss: number;
  readonly stylesCss: number;
}

const budgets = JSON.parse(readFileSync(new URL("size-budgets.json", import.meta.url), "utf8")) as Budgets;
const sheets = buildCss();
const source = new URL("../src/", import.meta.url).pathname;
const GZIP_LEVEL = 9;

/** What the home pages load first. */
const HOME_PAGE_COMPONENTS = [
  "button",
  "link",
  "logo",
  "section",
  "section-heading",
  "nav-bar",
  "mobile-menu",
  "language-switch",
  "hero",
  "footer",
  "copy-text",
  "stat-number",
  "service-index",
  "case-card",
  "logo-wall",
  "process-list",
  "reason-list",
  "news-item",
  "form",
  "field",
  "input",
  "textarea",
  "select",
  "checkbox",
  "submit-button",
  "success-panel",
  "error-state",
  "toast",
  "loading-bar",
  "reveal",
  "consult-bar",
  "skip-link",
];

const gzip = (text: string): number => gzipSync(text, { level: GZIP_LEVEL }).length;

async function bundle(code: string): Promise<string> {
  const entry = "virtual:entry";
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `${source}entry.ts` : null),
        load: (id) => (id === `${source}entry.ts` ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: entry, external: /^react/, preserveEntrySignatures: "strict" },
    },
  })) as Rollup.RollupOutput;
  return result.output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
}

describe("size", () => {
  it.each(Object.entries(budgets.components))("%s costs at most %i bytes", async (name, budget) => {
    const script = await bundle(`export * from "./${name}/index.ts";`);
    const total = gzip(script) + gzip(sheets.get(`${name}.css`) ?? "");
    expect(total).toBeLessThanOrEqual(budget);
    expect(total, "a budget twice the size says nothing").toBeGreaterThan(budget / 2);
  });

  it("takes one Button out of the whole and leaves the rest", async () => {
    const script = await bundle('export { Button } from "./index.ts";');
    expect(script).not.toContain("el-carousel");
    expect(gzip(script) + gzip(sheets.get("button.css") ?? "")).toBeLessThanOrEqual(
      budgets.components["button"] ?? 0,
    );
  });

  it("holds what the home pages load", async () => {
    const script = await bundle(
      HOME_PAGE_COMPONENTS.map((name) => `export * from "./${name}/index.ts";`).join("\n"),
    );
    expect(gzip(script)).toBeLessThanOrEqual(budgets.homePages);
  });

  it("holds the style sheets", () => {
    expect(gzip(sheets.get("foundation.css") ?? "")).toBeLessThanOrEqual(budgets.foundationCss);
    expect(gzip(sheets.get("styles.css") ?? "")).toBeLessThanOrEqual(budgets.stylesCss);
  });
});
