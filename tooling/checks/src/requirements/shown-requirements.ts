import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { REPORT_NAMES } from "../test/tasks.ts";

/** A passed test that says of itself which requirement it shows. */
export interface ShowingTest {
  /** Path from the repository's root. */
  readonly file: string;
  /** Title with those of the groups it is in, without tags. */
  readonly title: string;
}

/** Tests by the requirement they show, e.g. `R2.5`, which stands in their titles as `@R2.5`. */
export type ShownRequirements = ReadonlyMap<string, readonly ShowingTest[]>;

const TAG = /\s*@(R\d+\.\d+)\b/g;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** Reports of the verdict in a tree, from its root. */
export function findReports(root: string): string[] {
  return globSync(`{apps,packages,tooling}/*/{${REPORT_NAMES.join(",")}}`, { cwd: root });
}

/**
 * Reads which requirements passed tests show.
 *
 * @param root - The tree that the reports tell of.
 * @param reports - JSON reports of vitest and Playwright, from the root.
 */
export async function readShown(root: string, reports: readonly string[]): Promise<ShownRequirements> {
  const shown = new Map<string, ShowingTest[]>();
  for (const path of reports.toSorted()) {
    const report = await readFile(join(root, path), "utf8");
    for (const { file, title } of passedTests(JSON.parse(report) as VitestReport | PlaywrightReport)) {
      for (const [, id = ""] of title.matchAll(TAG)) {
        const tests = shown.get(id) ?? [];
        tests.push({ file: relative(root, file), title: title.replaceAll(TAG, "") });
        shown.set(id, tests);
      }
    }
  }
  return shown;
}

function passedTests(report: VitestReport | PlaywrightReport): ShowingTest[] {
  if ("testResults" in report) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "passed")
        .map(({ fullName }) => ({ file: name, title: fullName })),
    );
  }
  // The outermost group of Playwright is the file itself.
  return report.suites.flatMap((suite) => passedSpecs(suite, report.config.rootDir, []));
}

function passedSpecs(suite: PlaywrightSuite, rootDir: string, above: readonly string[]): ShowingTest[] {
  return [
    ...(suite.specs ?? [])
      .filter(({ ok }) => ok)
      .map(({ title, file }) => ({ file: join(rootDir, file), title: [...above, title].join(" ") })),
    ...(suite.suites ?? []).flatMap((inner) => passedSpecs(inner, rootDir, [...above, inner.title])),
  ];
}
