/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Why each failure that no test names is one: a skipped test, a file that did not load, a missing report. */
  readonly notes: readonly string[];
}

/** What vitest's JSON reporter writes, as far as it is read here. */
interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A check that counts as one, and passed. */
export const PASSED: Tally = { passed: 1, failed: 0, notes: [] };

/** No test at all. */
const NOTHING: Tally = { passed: 0, failed: 0, notes: [] };

/** The sum of tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, notes }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      notes: [...total.notes, ...notes],
    }),
    NOTHING,
  );
}

/** One failure that no test names. */
export function failure(note: string): Tally {
  return { passed: 0, failed: 1, notes: [note] };
}

/**
 * Counts a JSON report of vitest or Playwright. What did not run counts as failed: a skipped test, one that passed
 * only when repeated, a file that did not load, a run without any test.
 *
 * @param text - The report.
 * @param name - Named in the notes.
 */
export function tallyReport(text: string, name: string): Tally {
  const report = parse(text);
  const tally = isVitest(report)
    ? tallyVitest(report)
    : isPlaywright(report)
      ? tallyPlaywright(report)
      : null;
  if (tally === null) return failure(`${name}: the report is not one of vitest or Playwright`);
  const notes = tally.notes.map((note) => `${name}: ${note}`);
  return tally.passed + tally.failed === 0 ? failure(`${name}: no test ran`) : { ...tally, notes };
}

function tallyVitest(report: VitestReport): Tally {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } = report;
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = numFailedTests + skipped + unloaded.length;
  const hidden = !report.success && failed === 0;
  return {
    passed: numPassedTests,
    failed: hidden ? 1 : failed,
    notes: [
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ...unloaded.map(({ name }) => `${name} did not load`),
      ...(hidden ? ["an error outside of any test"] : []),
    ],
  };
}

function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    notes: [
      ...(stats.flaky > 0 ? [`${stats.flaky} passed only when repeated`] : []),
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
      ...(errors.length > 0 ? [`${errors.length} errors outside of any test`] : []),
    ],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isVitest(report: unknown): report is VitestReport {
  return (
    typeof report === "object" && report !== null && "numTotalTests" in report && "testResults" in report
  );
}

function isPlaywright(report: unknown): report is PlaywrightReport {
  return typeof report === "object" && report !== null && "stats" in report && "errors" in report;
}
