import { describe, expect, it } from "vitest";
import { failure, sum, tallyReport } from "../src/test/tally.ts";

const vitest = (over: object): string =>
  JSON.stringify({
    numTotalTests: 3,
    numPassedTests: 3,
    numFailedTests: 0,
    success: true,
    testResults: [{ name: "a.test.ts", status: "passed", assertionResults: [{}, {}, {}] }],
    ...over,
  });
const playwright = (stats: object, errors: unknown[] = []): string =>
  JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe("a vitest report", () => {
  it("counts what passed and failed", () => {
    expect(tallyReport(vitest({}), "seo")).toEqual({ passed: 3, failed: 0, notes: [] });
    expect(tallyReport(vitest({ numPassedTests: 1, numFailedTests: 2, success: false }), "seo")).toEqual({
      passed: 1,
      failed: 2,
      notes: [],
    });
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

  it("counts skipped, repeated and broken runs as failed", () => {
    expect(tallyReport(playwright({ flaky: 1, skipped: 2 }, [{}]), "e2e")).toEqual({
      passed: 4,
      failed: 4,
      notes: ["e2e: 1 passed only when repeated", "e2e: 2 skipped", "e2e: 1 errors outside of any test"],
    });
  });
});

it("counts a run without any test as failed", () => {
  const empty = vitest({ numTotalTests: 0, numPassedTests: 0, testResults: [] });

  expect(tallyReport(empty, "seo")).toEqual(failure("seo: no test ran"));
});

it.each(["", "{", "null", "[]", "{}", '{"stats":{}}'])(
  "counts the unreadable report %j as failed",
  (text) => {
    expect(tallyReport(text, "seo")).toEqual(failure("seo: the report is not one of vitest or Playwright"));
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
