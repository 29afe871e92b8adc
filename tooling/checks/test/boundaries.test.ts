import { existsSync } from "node:fs";
import { cp, glob, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "../src/process/run.ts";
import { ROOT } from "../src/root.ts";
import { houseWith, type FixtureTree } from "./fixture-tree.ts";

const TURBO = join(ROOT, "node_modules/.bin/turbo");

/** The clean house under the real tags and rules, with one fixture laid over it. */
async function taggedHouseWith(...fixtures: string[]): Promise<FixtureTree> {
  const tree = await houseWith(...fixtures);
  await cp(join(ROOT, "turbo.json"), join(tree.path, "turbo.json"));
  for await (const manifest of glob("*/*/package.json", { cwd: tree.path })) {
    const tags = manifest.replace(/package[.]json$/, "turbo.json");
    // A room that is not built yet brings its tag with the fixture.
    if (existsSync(join(ROOT, tags))) await cp(join(ROOT, tags), join(tree.path, tags));
  }
  await writeFile(
    join(tree.path, "package.json"),
    JSON.stringify({ name: "house", private: true, packageManager: "pnpm@12.21.0" }),
  );
  await writeFile(
    join(tree.path, "pnpm-workspace.yaml"),
    "packages: ['apps/*', 'packages/*', 'tooling/*']\n",
  );
  await writeFile(join(tree.path, "pnpm-lock.yaml"), "lockfileVersion: '9.0'\nimporters: {}\n");
  return tree;
}

function boundaries(tree: FixtureTree) {
  return run(TURBO, ["boundaries", "--no-color"], { cwd: tree.path });
}

it("lets the clean house pass", async () => {
  await using tree = await taggedHouseWith();

  const { code, output } = await boundaries(tree);

  expect(output).toContain("no issues found");
  expect(code).toBe(0);
});

it.each([
  ["leaf-needs-package", "`@wesdom/validators` found without any tag listed in allowlist for `@wesdom/seo`"],
  [
    "package-needs-tooling",
    "`@wesdom/release` found without any tag listed in allowlist for `@wesdom/api-client`",
  ],
  [
    "api-client-needs-seo",
    "`@wesdom/seo` found without any tag listed in allowlist for `@wesdom/api-client`",
  ],
  [
    "site-runtime-needs-ui-kit",
    "`@wesdom/ui-kit` found without any tag listed in allowlist for `@wesdom/site-runtime`",
  ],
  [
    "api-needs-site-runtime",
    "`@wesdom/site-runtime` found without any tag listed in allowlist for `@wesdom/api`",
  ],
  ["host-needs-site", "`@wesdom/cn` found without any tag listed in allowlist for `@wesdom/host`"],
  ["host-needs-ui-kit", "`@wesdom/ui-kit` found without any tag listed in allowlist for `@wesdom/host`"],
  ["site-needs-site", "`@wesdom/intl` found with tag listed in denylist for `@wesdom/cn`"],
  ["tooling-needs-site", "`@wesdom/cn` found with tag listed in denylist for `@wesdom/release`"],
  ["undeclared-import", "cannot import package `@wesdom/seo`"],
  ["leaves-the-package", "leaves the package"],
])("refuses %s", async (fixture, message) => {
  await using tree = await taggedHouseWith(`tags/${fixture}`);

  const { code, output } = await boundaries(tree);

  expect(unwrapped(output)).toContain(unwrapped(message));
  expect(code).toBe(1);
});

/** turbo wraps its messages at 80 columns, in the midst of a name too. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n +\| /g, "").replaceAll(/\s/g, "");
}
