import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "@wesdom/product/run";
import { ROOT } from "@wesdom/product/root";
import type { FixtureTree } from "./fixture-tree.ts";
import { taggedHouseWith } from "./tagged-house.ts";

interface DryRun {
  readonly tasks: readonly { readonly taskId: string; readonly hash: string }[];
}

let tree: FixtureTree;
let before: ReadonlyMap<string, string>;
beforeAll(async () => {
  tree = await taggedHouseWith();
  before = await hashes();
});
afterAll(() => tree[Symbol.asyncDispose]());

/** What each task would be cached under. */
async function hashes(): Promise<ReadonlyMap<string, string>> {
  const args = ["run", "build", "test", "--dry=json"];
  const { output } = await run(join(ROOT, "node_modules/.bin/turbo"), args, { cwd: tree.path });
  const { tasks } = JSON.parse(output.slice(output.indexOf("{\n"))) as DryRun;
  return new Map(tasks.map(({ taskId, hash }) => [taskId.replace("@wesdom/", ""), hash]));
}

const OWN_CHECKS = ["ui-kit#test"];
const STORYBOOK = "ui-kit#build:storybook";
const EVERYTHING_ABOVE = ["cn", "intl"].flatMap((site) => [`${site}#build`, `${site}#test`]);

it.each([
  ["README.md", OWN_CHECKS],
  ["src/button/Button.stories.tsx", [STORYBOOK, ...OWN_CHECKS]],
  ["CHANGELOG.md", [STORYBOOK, ...OWN_CHECKS]],
  ["../../.changeset/warm-sun.md", [STORYBOOK, ...OWN_CHECKS, "release#test"]],
  ["src/button/Button.test.tsx", OWN_CHECKS],
  ["test/browser.setup.ts", OWN_CHECKS],
  ["vitest.config.ts", OWN_CHECKS],
  ["../../apps/cn/copy/about.zh.yml", ["cn#build", "cn#test"]],
  ["src/button/Button.css", ["ui-kit#build", STORYBOOK, ...OWN_CHECKS, ...EVERYTHING_ABOVE]],
])("a change of a package's %s reruns what reads it and nothing else", async (file, rerun) => {
  const path = join(tree.path, "packages/ui-kit", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "changed");

  const after = await hashes();
  const changed = [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
  before = after;
  expect(changed.filter((task) => !task.endsWith("#transit")).toSorted()).toEqual(rerun.toSorted());
});
