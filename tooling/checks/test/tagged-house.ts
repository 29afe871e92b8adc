import { existsSync } from "node:fs";
import { cp, glob, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@wesdom/product/root";
import { houseWith, type FixtureTree } from "./fixture-tree.ts";

/** The clean house under the real tags, rules and tasks, with fixtures laid over it. */
export async function taggedHouseWith(...fixtures: string[]): Promise<FixtureTree> {
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
