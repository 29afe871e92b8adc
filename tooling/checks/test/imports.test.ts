import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { cruiseTree } from "../src/architecture/cruise-tree.ts";
import { ROOT } from "@wesdom/product/root";
import { houseWith } from "./fixture-tree.ts";

const { default: configuration } = (await import(
  pathToFileURL(join(ROOT, ".dependency-cruiser.mjs")).href
)) as {
  default: { forbidden: { name: string }[] };
};
const rules = configuration.forbidden.map(({ name }) => name);
const broken = await readdir(join(import.meta.dirname, "../fixtures/imports"));

it("finds nothing in a clean tree", async () => {
  await using tree = await houseWith();

  const { modules, violations } = await cruiseTree(tree.path);

  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(20);
});

it("has one broken tree for each import rule", () => {
  expect(broken.toSorted()).toEqual(rules.toSorted());
});

it.each(rules)("reports what breaks %s", async (rule) => {
  await using tree = await houseWith(`imports/${rule}`);

  const { violations } = await cruiseTree(tree.path);

  expect(violations.map((violation) => violation.rule)).toContain(rule);
});
