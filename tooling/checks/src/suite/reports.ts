import { readFile } from "node:fs/promises";

/** Tests of one report. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** No test at all. */
export const NO_TESTS: Totals = { passed: 0, failed: 0 };

/** Adds totals up. */
export function sum(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    NO_TESTS,
  );
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Totals of a JSON report of vitest or Playwright. Nothing may be skipped, so a skipped, pending or flaky test counts
 * as failed; so does a report that cannot be read, a file that failed before its tests, and a report without a test.
 */
export function totalsOf(content: string): Totals {
  let report: unknown;
  try {
    report = JSON.parse(content);
  } catch {
    return { passed: 0, failed: 1 };
  }
  const totals = isVitest(report)
    ? vitestTotals(report)
    : isPlaywright(report)
      ? playwrightTotals(report)
      : NO_TESTS;
  return totals.passed + totals.failed === 0 ? { passed: 0, failed: 1 } : totals;
}

/** {@link totalsOf} a file; a missing one is a failure. */
export async function readTotals(file: string): Promise<Totals> {
  const content = await readFile(file, "utf8").catch(() => "");
  return totalsOf(content);
}

function vitestTotals(report: VitestReport): Totals {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const brokenFile = failed === 0 && report.numFailedTestSuites > 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: failed + brokenFile };
}

function playwrightTotals({ stats, errors }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

function isVitest(report: unknown): report is VitestReport {
  return typeof report === "object" && report !== null && "numPassedTests" in report;
}

function isPlaywright(report: unknown): report is PlaywrightReport {
  return typeof report === "object" && report !== null && "stats" in report;
}
