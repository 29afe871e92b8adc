import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../src/root.ts";
import { readTotals, sum, totalsOf } from "../src/suite/reports.ts";
import { expectedReports } from "../src/suite/workspace.ts";

const vitest = (counts: Partial<Record<string, number>>) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 0,
    ...counts,
  });

const playwright = (stats: Partial<Record<string, number>>, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe("totals of a report", () => {
  it.each([
    ["passed and failed tests", vitest({ numPassedTests: 5, numFailedTests: 2 }), { passed: 5, failed: 2 }],
    [
      "skipped tests as failed",
      vitest({ numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 }),
      { passed: 5, failed: 2 },
    ],
    [
      "a file that broke before its tests",
      vitest({ numPassedTests: 5, numFailedTestSuites: 1 }),
      { passed: 5, failed: 1 },
    ],
    ["Playwright's results", playwright({ expected: 7, unexpected: 1 }), { passed: 7, failed: 1 }],
    [
      "flaky and skipped ones as failed",
      playwright({ expected: 7, flaky: 1, skipped: 2 }),
      { passed: 7, failed: 3 },
    ],
    ["errors outside of tests", playwright({ expected: 7 }, [{}]), { passed: 7, failed: 1 }],
    ["a report without a test as failed", vitest({}), { passed: 0, failed: 1 }],
    ["an unknown report as failed", "{}", { passed: 0, failed: 1 }],
    ["a torn report as failed", '{"numPass', { passed: 0, failed: 1 }],
  ])("count %s", (_case, report, totals) => {
    expect(totalsOf(report)).toEqual(totals);
  });

  it("count a missing report as failed", async () => {
    expect(await readTotals(join(ROOT, "no/such/report.json"))).toEqual({ passed: 0, failed: 1 });
  });

  it("add up", () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});

describe("expected reports", () => {
  it("are promised by every package with a test script", async () => {
    const files = (await expectedReports(ROOT)).map(({ file }) => file);
    expect(files).toContain("packages/seo/reports/vitest.json");
    expect(files).toContain("tooling/e2e/reports/playwright.json");
    expect(files).not.toContain("tooling/typescript-config/reports/vitest.json");
  });
});
