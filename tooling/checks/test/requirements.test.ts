import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { checkRequirements, withTests } from "../src/requirements/check-requirements.ts";
import {
  findReports,
  missingReports,
  readShown,
  type ShowingTest,
  type ShownRequirements,
} from "../src/requirements/shown-requirements.ts";
import { copyOf } from "./fixture-tree.ts";

const PHONE: ShowingTest = { file: "src/phone.test.ts", title: "takes eleven digits" };

function documentOf(...rows: string[]): string {
  return ["| id | requirement | test |", "|---|---|---|", ...rows, ""].join("\n");
}

function shownBy(tests: Record<string, readonly ShowingTest[]>): ShownRequirements {
  return new Map(Object.entries(tests));
}

describe("the table of requirements", () => {
  const written = documentOf(
    "| R5.1 | A phone has eleven digits. | `src/phone.test.ts › takes eleven digits` |",
  );

  it("is right when each row names the tests that show it", () => {
    expect(checkRequirements(written, shownBy({ "R5.1": [PHONE] }))).toEqual([]);
  });

  it("fails where no test that passed shows a row", () => {
    expect(checkRequirements(written, shownBy({}))).toEqual([
      "R5.1: no test that passed shows “A phone has eleven digits.”",
    ]);
  });

  it("fails where a test shows a row that is not there", () => {
    expect(checkRequirements(written, shownBy({ "R5.1": [PHONE], "R5.9": [PHONE] }))).toEqual([
      "@R5.9: src/phone.test.ts shows a requirement that is not there",
    ]);
  });

  it("fails where it names other tests than those that show a row, until it is written anew", () => {
    const shown = shownBy({ "R5.1": [{ ...PHONE, title: "takes one | two" }] });

    expect(checkRequirements(written, shown)).toEqual([
      "docs/requirements.md names other tests: write them down with `pnpm requirements`",
    ]);
    const anew = withTests(written, shown);
    expect(anew).toContain("| R5.1 | A phone has eleven digits. | `src/phone.test.ts › takes one \\| two` |");
    expect(checkRequirements(anew, shown)).toEqual([]);
    expect(withTests(anew, shown)).toBe(anew);
  });

  it("names two tests of a file and counts the others", () => {
    const titles = ["a", "b", "c", "d", "a"].map((title) => ({ ...PHONE, title }));

    expect(withTests(written, shownBy({ "R5.1": titles }))).toContain(
      "`src/phone.test.ts › a`<br>`src/phone.test.ts › b`<br>and 2 more of its rows |",
    );
  });

  it.each([
    ["a gap", "| R5.2 | A phone. | — |", "line 3: R5.2 should be R5.1"],
    ["a strange number", "| R5 | A phone. | — |", "line 3: R5 is not R, section, dot, number"],
    ["a row of two cells", "| R5.1 | A phone. |", "line 3: the row is not | id | requirement | test |"],
  ])("may not have %s", (_what, row, message) => {
    expect(checkRequirements(documentOf(row), shownBy({}))).toContain(message);
  });

  it("may not have an id twice", () => {
    const twice = documentOf("| R5.1 | A phone. | — |", "| R5.1 | An address. | — |");

    expect(checkRequirements(twice, shownBy({ "R5.1": [PHONE] }))).toContain("line 4: R5.1 should be R5.2");
  });
});

describe("what tests show", () => {
  it("is read from the titles of those that passed, whoever ran them", async () => {
    await using tree = await copyOf();
    const test = (fullName: string, status = "passed"): object => ({ fullName, status });
    const reports = {
      "packages/seo/reports/vitest.json": {
        testResults: [
          {
            name: join(tree.path, "packages/seo/a.test.ts"),
            assertionResults: [test("a group adds @R1.1 @R1.2"), test("takes away @R1.3", "failed")],
          },
        ],
      },
      "tooling/e2e/reports/playwright-cn.json": {
        config: { rootDir: join(tree.path, "tooling/e2e/tests/cn") },
        suites: [
          {
            title: "b.spec.ts",
            specs: [{ title: "skips @R1.4", ok: false, file: "b.spec.ts" }],
            suites: [{ title: "shown @R1.2", specs: [{ title: "whole", ok: true, file: "b.spec.ts" }] }],
          },
        ],
      },
      "packages/seo/reports/thorough.json": { testResults: [] },
    };
    for (const [path, report] of Object.entries(reports)) {
      await mkdir(dirname(join(tree.path, path)), { recursive: true });
      await writeFile(join(tree.path, path), JSON.stringify(report));
    }

    const found = findReports(tree.path);

    expect(found).toHaveLength(2);
    const unit = { file: "packages/seo/a.test.ts", title: "a group adds" };
    expect(Object.fromEntries(await readShown(tree.path, found))).toEqual({
      "R1.1": [unit],
      "R1.2": [unit, { file: "tooling/e2e/tests/cn/b.spec.ts", title: "shown whole" }],
    });
  });

  it("lacks what a run that broke off left unread", async () => {
    await using tree = await copyOf();
    const files = {
      "apps/cn/package.json": { scripts: { test: "vitest run" } },
      "packages/seo/package.json": { scripts: { build: "tsup", test: "vitest run" } },
      "packages/seo/reports/vitest.json": { testResults: [] },
      "tooling/e2e/package.json": { scripts: { "test:e2e:cn": "playwright test" } },
      "tooling/typescript-config/package.json": {},
    };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(tree.path, path)), { recursive: true });
      await writeFile(join(tree.path, path), JSON.stringify(content));
    }
    expect(missingReports(tree.path)).toEqual([
      "apps/cn/reports/vitest.json",
      "tooling/e2e/reports/playwright-cn.json",
    ]);
  });

  it("is written by no command that was asked for help", async () => {
    const document = join(import.meta.dirname, "../../../docs/requirements.md");
    const before = await readFile(document, "utf8");
    const command = join(import.meta.dirname, "../src/requirements.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [command, "--help"]);
    expect(stdout).toContain("pnpm requirements");
    expect(await readFile(document, "utf8")).toBe(before);
  });
});
