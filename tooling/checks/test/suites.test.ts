import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { countSuites, removeReports, sumSuites } from "../src/test/suites.ts";
import { copyOf, type FixtureTree } from "./fixture-tree.ts";

const REPORT = JSON.stringify({
  numTotalTests: 2,
  numPassedTests: 2,
  numFailedTests: 0,
  success: true,
  testResults: [],
});

/** A workspace of the given files. */
async function workspace(files: Record<string, string | object>): Promise<FixtureTree> {
  const tree = await copyOf();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(tree.path, path)), { recursive: true });
    await writeFile(join(tree.path, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return tree;
}

it("counts the report of each package that has the script", async () => {
  await using tree = await workspace({
    "apps/cn/package.json": { scripts: { test: "vitest run" } },
    "apps/cn/reports/vitest.json": REPORT,
    "packages/seo/package.json": { scripts: { test: "vitest run" } },
    "packages/seo/reports/vitest.json": REPORT,
    "tooling/config/package.json": {},
  });

  const suites = await countSuites(tree.path, "test");

  expect(suites.map(({ folder }) => folder)).toEqual(["apps/cn", "packages/seo"]);
  expect(sumSuites(suites)).toEqual({ passed: 4, failed: 0, notes: [] });
});

it("counts a missing report as failed", async () => {
  await using tree = await workspace({ "apps/cn/package.json": { scripts: { test: "vitest run" } } });

  expect(sumSuites(await countSuites(tree.path, "test"))).toEqual({
    passed: 0,
    failed: 1,
    notes: ["apps/cn/reports/vitest.json was not written"],
  });
});

it("counts a task that no package has as failed", async () => {
  await using tree = await workspace({ "apps/cn/package.json": { scripts: { test: "vitest run" } } });

  expect(sumSuites(await countSuites(tree.path, "test:e2e:cn"))).toEqual({
    passed: 0,
    failed: 1,
    notes: ['no package has a script "test:e2e:cn"'],
  });
});

it("removes the reports of an earlier run", async () => {
  await using tree = await workspace({
    "apps/cn/package.json": { scripts: { test: "vitest run" } },
    "apps/cn/reports/vitest.json": REPORT,
    "apps/cn/src/kept.json": "{}",
  });

  await removeReports(tree.path);

  expect(sumSuites(await countSuites(tree.path, "test")).failed).toBe(1);
  expect(await readFile(join(tree.path, "apps/cn/src/kept.json"), "utf8")).toBe("{}");
});
