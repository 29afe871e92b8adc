import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test as its report tells of it. */
export interface ReportedTest {
  /** Absolute path. */
  readonly file: string;
  /** Title with those of the groups it is in. */
  readonly title: string;
  readonly passed: boolean;
  /** What each expectation that did not hold says. */
  readonly messages: readonly string[];
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly tests?: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** What Stryker's JSON reporter writes, as far as it is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
  /** The share of mutants, in per cent, below which the run counts as failed. */
  readonly thresholds: { readonly break: number };
}

/** Every test that a report tells of. */
export function testsOf(report: VitestReport | PlaywrightReport): ReportedTest[] {
  if ("testResults" in report) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
        file: name,
        title: fullName,
        passed: status === "passed",
        messages: failureMessages.map(stripVTControlCharacters),
      })),
    );
  }
  // The outermost group of Playwright is the file itself.
  return report.suites.flatMap((suite) => testsOfSuite(suite, report.config.rootDir, []));
}

function testsOfSuite(suite: PlaywrightSuite, rootDir: string, above: readonly string[]): ReportedTest[] {
  return [
    ...(suite.specs ?? []).map(({ title, ok, file, tests = [] }) => ({
      file: join(rootDir, file),
      title: [...above, title].join(" "),
      passed: ok,
      messages: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message = "" }) => stripVTControlCharacters(message)),
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, rootDir, [...above, inner.title])),
  ];
}
