import { relative } from "node:path";
import { ROOT } from "@wesdom/product/root";
import { testsOf, type MutationReport, type PlaywrightReport, type VitestReport } from "./reports.ts";

/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Each failure: a test with what it expected, a skipped one, a file that did not load, a missing report. */
  readonly notes: readonly string[];
  /** What stands beside its name in the table. */
  readonly remark?: string;
}

/** Lines that are shown of each expectation that did not hold; the whole of it stands with its suite. */
const MESSAGE_LINES = 9;

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
 * Counts a JSON report of vitest, Playwright or Stryker, whose mutants count as one test together. What did not run counts as failed: a skipped test, one that passed
 * only when repeated, a file that did not load, a run without any test.
 *
 * @param text - The report.
 * @param name - Named in the notes.
 */
export function tallyReport(text: string, name: string): Tally {
  const report = parse(text);
  if (isMutation(report)) return tallyMutants(report, name);
  if (!isVitest(report) && !isPlaywright(report))
    return failure(`${name}: the report is not one of vitest, Playwright or Stryker`);
  const { passed, failed, notes } = isVitest(report) ? tallyVitest(report) : tallyPlaywright(report);
  if (passed + failed === 0) return failure(`${name}: no test ran`);
  return { passed, failed, notes: [...failedTests(report), ...notes.map((note) => `${name}: ${note}`)] };
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

function tallyMutants({ files, thresholds }: MutationReport, name: string): Tally {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const among = (...some: string[]): number => statuses.filter((status) => some.includes(status)).length;
  const noticed = among("Killed", "Timeout");
  const all = noticed + among("Survived", "NoCoverage");
  const score = Math.floor((100 * noticed) / all);
  const remark = `${score} % of ${all} mutants noticed`;
  return { ...(score >= thresholds.break ? PASSED : failure(`${name}: ${remark}`)), remark };
}

function failedTests(report: VitestReport | PlaywrightReport): string[] {
  return testsOf(report)
    .filter(({ messages }) => messages.length > 0)
    .map(({ file, title, messages }) =>
      [`${relative(ROOT, file)} › ${title}`, ...messages.flatMap(beginning)].join("\n    "),
    );
}

/** The beginning of a message, without empty lines and what lies in libraries. */
function beginning(message: string): string[] {
  const lines = message.split("\n").filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return lines.slice(0, MESSAGE_LINES);
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
  return typeof report === "object" && report !== null && "stats" in report && "suites" in report;
}

function isMutation(report: unknown): report is MutationReport {
  return typeof report === "object" && report !== null && "files" in report && "thresholds" in report;
}
