import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { run } from "@wesdom/product/run";
import { ROOT } from "@wesdom/product/root";
import { copyOf, type FixtureTree } from "./fixture-tree.ts";

const OXLINT = join(ROOT, "node_modules/.bin/oxlint");
const broken = await readdir(join(import.meta.dirname, "../fixtures/lint"));

/** A tree under the real lint rules. */
async function lint(tree: FixtureTree) {
  await cp(join(ROOT, ".oxlintrc.json"), join(tree.path, ".oxlintrc.json"));
  await writeFile(
    join(tree.path, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { strict: true, target: "ES2023", jsx: "react-jsx", types: [] } }),
  );
  return run(OXLINT, ["--type-aware", "--format", "unix"], { cwd: tree.path });
}

/** What is said of all broken trees, side by side. */
let complaints: string[];
beforeAll(async () => {
  await using tree = await copyOf("lint");
  complaints = (await lint(tree)).output.split("\n");
});

it.each(broken)("reports what breaks %s", (rule) => {
  const own = complaints.filter((line) => line.startsWith(`${rule}/`));
  expect(own.join("\n")).toContain(`(${rule})`);
});

it("lets env.ts alone read the environment", async () => {
  await using tree = await copyOf();
  await writeFile(join(tree.path, "env.ts"), 'export const port = process.env["PORT"];\n');

  const { code, output } = await lint(tree);

  expect(output).toBe("");
  expect(code).toBe(0);
});
