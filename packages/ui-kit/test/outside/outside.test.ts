import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../openBrowser.ts";
import { serveFolder } from "../serveFolder.ts";
import { packKit, pnpm, run } from "./packKit.ts";

/** Building, packing and installing take long on a busy machine. */
const SETUP_TIMEOUT_MS = 300_000;
const TEST_TIMEOUT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), "kit-outside-"));
const project = join(folder, "project");
const bin = (name: string): string => join(project, "node_modules", ".bin", name);

/** Exact versions of the workspace. */
function catalog(name: string): string {
  const workspace = readFileSync(new URL("../../../../pnpm-workspace.yaml", import.meta.url), "utf8");
  const version = new RegExp(`^  "?${name}"?: (\\S+)$`, "m").exec(workspace)?.[1];
  if (version === undefined) throw new Error(`The catalog has no ${name}.`);
  return version;
}

beforeAll(async () => {
  mkdirSync(join(folder, "workspace"));
  const tarball = await packKit(join(folder, "workspace"));
  cpSync(fileURLToPath(new URL("project", import.meta.url)), project, { recursive: true });
  const names = ["react", "react-dom", "vite", "typescript", "@types/react", "@types/react-dom"];
  const dependencies = Object.fromEntries(names.map((name) => [name, catalog(name)]));
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({
      name: "outside",
      private: true,
      type: "module",
      dependencies: { ...dependencies, "@wesdom/ui-kit": `file:${tarball}` },
    }),
  );
  await pnpm(project, "install", "--prefer-offline", "--ignore-scripts", "--ignore-workspace");
}, SETUP_TIMEOUT_MS);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("holds what is published and nothing else", () => {
  const installed = join(project, "node_modules", "@wesdom", "ui-kit");
  expect(
    readdirSync(installed)
      .filter((name) => name !== "node_modules")
      .toSorted(),
  ).toEqual(["COMPONENTS.md", "README.md", "dist", "package.json", "src"]);
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.(?:test|stories)\.|guide\.|internal\/stories/.test(file))).toEqual([]);
});

it(
  "imports and renders in a bare Node, every subpath of it",
  async () => {
    const answer = JSON.parse(await run(project, process.execPath, "server.mjs")) as Record<string, unknown>;
    const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
    const { publishConfig } = JSON.parse(manifest) as { publishConfig: { exports: object } };
    const paths = Object.keys(publishConfig.exports);
    expect(answer).toEqual({
      html: expect.stringMatching(
        /^<a [^>]*class="el-button el-button--primary"[^>]*><span[^>]*>首页<\/span><\/a>$/,
      ),
      names: expect.any(Number),
      scripts: paths.filter((path) => !/\.(?:css|json)$/.test(path)).length,
      sheets: paths.filter((path) => path.endsWith(".css")).length,
      hot: "#ff4a1c",
      conditions: false,
    });
    expect(answer["names"]).toBeGreaterThan(100);
  },
  TEST_TIMEOUT_MS,
);

it(
  "type-checks in a strict project",
  async () => {
    expect(await run(project, bin("tsc"))).toBe("");
  },
  TEST_TIMEOUT_MS,
);

it(
  "is built by a bare Vite and works in a browser",
  async () => {
    await run(project, bin("vite"), "build");
    const server = await serveFolder(join(project, "dist"));
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await page.goto(server.origin);
      const button = page.getByRole("button", { name: "Count" });
      const { height } = (await button.boundingBox()) ?? { height: 0 };
      expect(Math.round(height)).toBe(48);
      expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe("8px");
      await button.click();
      await button.click();
      await page.getByText("99+").waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
  TEST_TIMEOUT_MS,
);
