import { join } from "node:path";
import { ROOT } from "@wesdom/product/root";
import { describe, expect, it } from "vitest";
import { failure, sum, tallyReport } from "../src/test/tally.ts";

const vitest = (over: object): string =>
  JSON.stringify({
    numTotalTests: 3,
    numPassedTests: 3,
    numFailedTests: 0,
    success: true,
    testResults: [],
    ...over,
  });
const playwright = (stats: object, { errors = [], suites = [] }: Record<string, unknown[]> = {}): string =>
  JSON.stringify({
    config: { rootDir: join(ROOT, "tooling/e2e/tests/cn") },
    suites,
    stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
  });

describe("a vitest report", () => {
  it("counts what passed and failed", () => {
    expect(tallyReport(vitest({}), "seo")).toEqual({ passed: 3, failed: 0, notes: [] });
    expect(tallyReport(vitest({ numPassedTests: 1, numFailedTests: 2, success: false }), "seo")).toEqual({
      passed: 1,
      failed: 2,
      notes: [],
    });
  });

  it("names each failed test with the beginning of what it says", () => {
    const failureMessages = ["AssertionError: expected 1\n\n    at a.test.ts:3\n    at node_modules/vitest"];
    const assertionResults = [
      { fullName: "a b", status: "failed", failureMessages },
      { fullName: "c", status: "passed", failureMessages: [] },
    ];
    const testResults = [{ name: join(ROOT, "a.test.ts"), status: "failed", assertionResults }];

    expect(tallyReport(vitest({ numPassedTests: 2, numFailedTests: 1, testResults }), "seo").notes).toEqual([
      "a.test.ts › a b\n    AssertionError: expected 1\n        at a.test.ts:3",
    ]);
  });

  it("counts a skipped test as failed", () => {
    expect(tallyReport(vitest({ numPassedTests: 2 }), "seo")).toEqual({
      passed: 2,
      failed: 1,
      notes: ["seo: 1 skipped"],
    });
  });

  it("counts a file that did not load as failed", () => {
    const testResults = [{ name: "b.test.ts", status: "failed", assertionResults: [] }];

    expect(tallyReport(vitest({ success: false, testResults }), "seo")).toEqual({
      passed: 3,
      failed: 1,
      notes: ["seo: b.test.ts did not load"],
    });
  });

  it("counts an error outside of any test as failed", () => {
    expect(tallyReport(vitest({ success: false }), "seo")).toEqual({
      passed: 3,
      failed: 1,
      notes: ["seo: an error outside of any test"],
    });
  });
});

describe("a Playwright report", () => {
  it("counts what passed and failed", () => {
    expect(tallyReport(playwright({ unexpected: 1 }), "e2e")).toEqual({ passed: 4, failed: 1, notes: [] });
  });

  it("names each failed test with the beginning of what it says, soft expectations too", () => {
    const errors = [{ message: "\u001b[31mError\u001b[39m: shifts" }, { message: "Error: weight" }];
    const specs = [{ title: "b", ok: false, file: "a.spec.ts", tests: [{ results: [{ errors }] }] }];
    const suites = [{ title: "a.spec.ts", suites: [{ title: "a", specs }] }];

    expect(tallyReport(playwright({ unexpected: 1 }, { suites }), "e2e").notes).toEqual([
      "tooling/e2e/tests/cn/a.spec.ts › a b\n    Error: shifts\n    Error: weight",
    ]);
  });

  it("counts skipped, repeated and broken runs as failed", () => {
    expect(tallyReport(playwright({ flaky: 1, skipped: 2 }, { errors: [{}] }), "e2e")).toEqual({
      passed: 4,
      failed: 4,
      notes: ["e2e: 1 passed only when repeated", "e2e: 2 skipped", "e2e: 1 errors outside of any test"],
    });
  });
});

describe("a Stryker report", () => {
  const stryker = (...statuses: string[]): string =>
    JSON.stringify({
      files: { "src/a.ts": { mutants: statuses.map((status) => ({ status })) } },
      thresholds: { break: 80 },
    });

  it("counts as one test, which passes where enough mutants are noticed, and says how many", () => {
    const enough = stryker("Killed", "Killed", "Killed", "Timeout", "Survived", "Ignored", "RuntimeError");
    expect(tallyReport(enough, "seo")).toEqual({
      passed: 1,
      failed: 0,
      notes: [],
      remark: "80 % of 5 mutants noticed",
    });
    const fewer = stryker("Killed", "Killed", "Killed", "NoCoverage");
    expect(tallyReport(fewer, "seo")).toEqual({
      passed: 0,
      failed: 1,
      notes: ["seo: 75 % of 4 mutants noticed"],
      remark: "75 % of 4 mutants noticed",
    });
  });

  it("counts as failed without any mutant", () => {
    expect(tallyReport(stryker(), "seo")).toMatchObject({ passed: 0, failed: 1 });
  });
});

it("counts a run without any test as failed", () => {
  const empty = vitest({ numTotalTests: 0, numPassedTests: 0, testResults: [] });

  expect(tallyReport(empty, "seo")).toEqual(failure("seo: no test ran"));
});

it.each(["", "{", "null", "[]", "{}", '{"stats":{}}'])(
  "counts the unreadable report %j as failed",
  (text) => {
    expect(tallyReport(text, "seo")).toEqual(
      failure("seo: the report is not one of vitest, Playwright or Stryker"),
    );
  },
);

it("sums tallies with their notes", () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, notes: [] });
  expect(sum([{ passed: 2, failed: 1, notes: ["a"] }, failure("b")])).toEqual({
    passed: 2,
    failed: 2,
    notes: ["a", "b"],
  });
});
