import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { newComponent, newPackage, newPage } from "../src/new/generators.ts";
import { namesOf } from "../src/new/names.ts";
import { run } from "@wesdom/product/run";
import { ROOT } from "@wesdom/product/root";
import { copyFaults } from "@wesdom/vite-config/copy";
import { copyOf, type FixtureTree } from "./fixture-tree.ts";

const NOT_COPIED = new Set(["node_modules", "dist", "storybook-static", "reports", "screenshots", ".turbo"]);

/** A copy of some of the real tree's folders, which finds its dependencies in the real ones. */
async function copyOfReal(...folders: string[]): Promise<FixtureTree> {
  const tree = await copyOf();
  await cp(join(ROOT, "tsconfig.base.json"), join(tree.path, "tsconfig.base.json"));
  for (const folder of ["tooling/typescript-config", ...folders]) {
    const filter = (path: string): boolean => !NOT_COPIED.has(basename(path));
    await cp(join(ROOT, folder), join(tree.path, folder), { recursive: true, filter });
  }
  for (const folder of folders) await linkDependencies(tree, folder, folder);
  return tree;
}

async function linkDependencies(tree: FixtureTree, folder: string, from: string): Promise<void> {
  const link = join(tree.path, folder, "node_modules");
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(ROOT, from, "node_modules"), link);
}

/** Runs a package's own tool there. */
async function tool(tree: FixtureTree, folder: string, name: string, ...args: string[]) {
  const { code, output } = await run(join("node_modules/.bin", name), args, { cwd: join(tree.path, folder) });
  return { code, output };
}

/** Compiles it there. */
async function compile(tree: FixtureTree, folder: string, ...args: string[]) {
  const { code, output } = await run(join(ROOT, "node_modules/.bin/tsc"), args, {
    cwd: join(tree.path, folder),
  });
  return { code, output };
}

/** What the formatter would write otherwise. */
async function unformatted(tree: FixtureTree): Promise<string> {
  await cp(join(ROOT, ".oxfmtrc.json"), join(tree.path, ".oxfmtrc.json"));
  const { output } = await run(join(ROOT, "node_modules/.bin/oxfmt"), ["--list-different"], {
    cwd: tree.path,
  });
  return output;
}

const PASSED = { code: 0 };

/** What the kit asks of each component besides its pictures. */
const KIT_TESTS = ["package", "size", "stories", "story-languages", "server-render"].map(
  (name) => `test/${name}.test.`,
);

// Names that no example bears: the tree that is copied may hold what somebody has just made.
it("makes a component that compiles and is exported", async () => {
  await using tree = await copyOfReal("packages/ui-kit");

  const { files } = await newComponent(tree.path, "trial-panel");

  expect(files).toEqual([
    "TrialPanel.css",
    "TrialPanel.stories.tsx",
    "TrialPanel.test.tsx",
    "TrialPanel.tsx",
    "guide.ts",
    "index.ts",
  ]);
  const manifest = await readFile(join(tree.path, "packages/ui-kit/package.json"), "utf8");
  expect(JSON.parse(manifest)).toHaveProperty(["exports", "./trial-panel"]);
  expect(manifest).toContain("trial-panel.css");
  expect(await unformatted(tree)).toBe("");
  expect(await compile(tree, "packages/ui-kit")).toMatchObject(PASSED);
  const tests = ["run", "--project", "node", ...KIT_TESTS];
  expect(await tool(tree, "packages/ui-kit", "vitest", ...tests)).toMatchObject(PASSED);
});

it("makes a package that compiles, builds and passes its test", async () => {
  await using tree = await copyOfReal("packages/validators");

  await newPackage(tree.path, "attention-meter");
  await linkDependencies(tree, "packages/attention-meter", "packages/validators");

  const folder = "packages/attention-meter";
  const manifest: unknown = JSON.parse(await readFile(join(tree.path, folder, "package.json"), "utf8"));
  expect(manifest, "what it does not import yet").not.toHaveProperty("dependencies");
  expect(await unformatted(tree)).toBe("");
  expect(await compile(tree, folder)).toMatchObject(PASSED);
  expect(await tool(tree, folder, "tsup")).toMatchObject(PASSED);
  expect(await compile(tree, folder, "-p", "tsconfig.build.json")).toMatchObject(PASSED);
  expect(await tool(tree, folder, "vitest", "run")).toMatchObject(PASSED);
  const built = await readFile(join(tree.path, folder, "dist/index.d.ts"), "utf8");
  expect(built).toContain("attentionMeter");
});

it.each(["cn", "intl"])("makes a page of %s that compiles, once", async (site) => {
  const folders = [`apps/${site}`, "packages/site-runtime"];
  await using tree = await copyOfReal(...folders);

  const { folder, files } = await newPage(tree.path, site, "trial-room", true);

  expect(folder).toBe(`apps/${site}`);
  expect(files).toContain("src/pages/trial-room/TrialRoomPage.tsx");
  const [pages = ""] = globSync("src/pages.{ts,tsx}", { cwd: join(tree.path, folder) });
  expect(await readFile(join(tree.path, folder, pages), "utf8")).toContain('menu: "trialRoom"');
  expect(copyFaults(join(tree.path, folder))).toEqual([]);
  expect(await compile(tree, folder)).toMatchObject(PASSED);
  const routes = ["run", "test/routes.test.ts"];
  expect(await tool(tree, "packages/site-runtime", "vitest", ...routes)).toMatchObject(PASSED);
  await expect(newPage(tree.path, site, "trial-room")).rejects.toThrow("is there already");
});

it("overwrites nothing", async () => {
  await using tree = await copyOfReal("packages/validators");
  await newPackage(tree.path, "attention-meter");

  await expect(newPackage(tree.path, "attention-meter")).rejects.toThrow("is there already");
});

it("knows the sites", async () => {
  await using tree = await copyOf();

  await expect(newPage(tree.path, "desktop", "trial-room")).rejects.toThrow("There is no site “desktop”");
});

it("spells a name in every case", () => {
  expect(namesOf("side-panel-2")).toEqual({
    kebab: "side-panel-2",
    camel: "sidePanel2",
    pascal: "SidePanel2",
  });
});

it.each(["SidePanel", "side_panel", "-side", "side--panel", "2side", "../side", ""])(
  "refuses the name %j",
  (name) => {
    expect(() => namesOf(name)).toThrow("not in kebab case");
  },
);
