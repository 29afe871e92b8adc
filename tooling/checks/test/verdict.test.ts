import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ENV } from "@wesdom/product/env";
import { ROOT } from "@wesdom/product/root";
import { table } from "../src/test/print.ts";
import { runTurbo } from "../src/test/run-turbo.ts";
import { judge, removeReports, type Verdict } from "../src/test/verdict.ts";
import { copyOf, type FixtureTree } from "./fixture-tree.ts";

const REPORT = JSON.stringify({
  numTotalTests: 2,
  numPassedTests: 2,
  numFailedTests: 0,
  success: true,
  testResults: [],
});

const MUTANTS = JSON.stringify({
  files: { "src/phone.ts": { mutants: [{ status: "Killed" }] } },
  thresholds: { break: 80 },
});

const KINDS = [
  { task: "typecheck", title: "typecheck" },
  { task: "test", title: "unit tests", report: "reports/vitest.json" },
];

/** Leaves the kept report where a suite would. */
const SUITE = "mkdir -p reports && cp kept.json reports/vitest.json";

const ROOT_FILES = {
  // Of npm: pnpm would look for its own release in the registry first.
  "package.json": {
    name: "house",
    private: true,
    packageManager: "npm@11.0.0",
    workspaces: ["apps/*", "packages/*"],
  },
  "package-lock.json": { name: "house", lockfileVersion: 3, packages: {} },
  "turbo.json": {
    tasks: {
      typecheck: { inputs: ["package.json"] },
      test: { inputs: ["package.json"], outputs: ["reports/**"] },
    },
  },
};

/** A workspace of packages with the given scripts, each with a report at hand. */
async function workspace(packages: Record<string, Record<string, string>>): Promise<FixtureTree> {
  const tree = await copyOf();
  const files: [string, string | object][] = Object.entries(ROOT_FILES);
  for (const [folder, scripts] of Object.entries(packages)) {
    files.push([`${folder}/package.json`, { name: folder.split("/")[1], scripts }]);
    files.push([`${folder}/kept.json`, REPORT]);
  }
  for (const [path, content] of files) {
    await mkdir(dirname(join(tree.path, path)), { recursive: true });
    await writeFile(join(tree.path, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return tree;
}

async function run({ path }: FixtureTree, partial = false): Promise<Verdict & { readonly told: string }> {
  const told: string[] = [];
  const command = join(ROOT, "node_modules/.bin/turbo");
  const print = (line: string): void => void told.push(line);
  const turbo = await runTurbo(["typecheck", "test"], { command, cwd: path, env: ENV, print });
  return { ...(await judge(path, KINDS, turbo, partial)), told: told.join("\n") };
}

it("counts each report and each task without one, and tells what begins", async () => {
  await using tree = await workspace({
    "apps/cn": { test: SUITE, typecheck: "true" },
    "packages/seo": { test: SUITE },
    "packages/validators": { test: `mkdir -p reports && echo '${MUTANTS}' > reports/vitest.json` },
  });

  const { total, rows, failures, told } = await run(tree);

  expect(total).toEqual({ passed: 6, failed: 0, notes: [] });
  expect(failures).toEqual([]);
  expect(told).toMatch(/^0:\d\d {2}cn#test$/m);
  expect(table(rows)).toMatch(
    /^unit tests +5 +0 +[\d.]+ s\n {2}apps\/cn +2 +0 .*\n {2}packages\/seo +2 +0 .*\n {2}packages\/validators: 100 % of 1 mutants noticed +1 +0 /m,
  );
});

it("takes what did not change from the cache, reports too", async () => {
  await using tree = await workspace({ "apps/cn": { test: SUITE, typecheck: "true" } });
  await run(tree);
  await removeReports(tree.path);

  const { total, rows, told } = await run(tree);

  expect(total).toEqual({ passed: 3, failed: 0, notes: [] });
  expect(told).toContain("cn#test (from the cache)");
  expect(table(rows)).toMatch(/^unit tests +2 +0 +cached$/m);
});

it("runs on after a failure, and shows what failed and only that", async () => {
  await using tree = await workspace({
    "apps/cn": { test: SUITE, typecheck: "echo wrong type && exit 2" },
    "packages/seo": { test: SUITE, typecheck: "echo quiet when all is well" },
  });

  const { total, failures } = await run(tree);

  expect(total).toEqual({ passed: 5, failed: 1, notes: ["cn#typecheck"] });
  expect(failures.join("\n")).toContain("wrong type");
  expect(failures.join("\n")).not.toContain("quiet when all is well");
});

it("counts a suite that failed outside of any test, and one without a report", async () => {
  await using tree = await workspace({
    "apps/cn": { test: `${SUITE} && exit 1`, typecheck: "true" },
    "packages/seo": { test: "true" },
  });

  const { total } = await run(tree);

  expect(total).toMatchObject({ passed: 3, failed: 2 });
  expect(total.notes).toEqual([
    "cn#test: failed outside of any test",
    "packages/seo/reports/vitest.json was not written",
  ]);
});

it("counts a kind of which nothing ran as failed, unless a part was asked for", async () => {
  await using tree = await workspace({ "apps/cn": { test: SUITE } });

  expect((await run(tree)).total).toEqual({ passed: 2, failed: 1, notes: ["typecheck: nothing ran"] });
  expect((await run(tree, true)).total).toEqual({ passed: 2, failed: 0, notes: [] });
});

it("fails with the words of turbo where it cannot begin", async () => {
  await using tree = await workspace({ "apps/cn": { test: SUITE } });
  await writeFile(join(tree.path, "turbo.json"), "{");

  const { total, failures } = await run(tree, true);

  expect(total.failed).toBe(1);
  expect(failures.join("\n")).toContain("turbo.json");
});

it("removes the reports of an earlier run and nothing else", async () => {
  await using tree = await workspace({ "apps/cn": { test: SUITE, typecheck: "true" } });
  await run(tree);
  await removeReports(tree.path);

  expect(await readFile(join(tree.path, "apps/cn/kept.json"), "utf8")).toBe(REPORT);
  await expect(readFile(join(tree.path, "apps/cn/reports/vitest.json"))).rejects.toThrow("ENOENT");
});
