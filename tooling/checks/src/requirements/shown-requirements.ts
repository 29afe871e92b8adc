import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { testsOf, type PlaywrightReport, type VitestReport } from "../test/reports.ts";
import { REPORT_NAMES, VERDICT } from "../test/tasks.ts";

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

/** Reports of the verdict in a tree, from its root. */
export function findReports(root: string): string[] {
  return globSync(`{apps,packages,tooling}/*/{${REPORT_NAMES.join(",")}}`, { cwd: root });
}

/** Reports of the verdict that are not there, from the root of a tree: its last run broke off, or was of a part. */
export function missingReports(root: string): string[] {
  const there = new Set(findReports(root));
  const expected = globSync("{apps,packages,tooling}/*/package.json", { cwd: root }).flatMap((manifest) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as { scripts?: object };
    return VERDICT.flatMap(({ task, report }) =>
      report !== undefined && task in scripts ? join(dirname(manifest), report) : [],
    );
  });
  return expected.filter((report) => !there.has(report)).toSorted();
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
    for (const { file, title, passed } of testsOf(JSON.parse(report) as VitestReport | PlaywrightReport)) {
      if (!passed) continue;
      for (const [, id = ""] of title.matchAll(TAG)) {
        const tests = shown.get(id) ?? [];
        tests.push({ file: relative(root, file), title: title.replaceAll(TAG, "") });
        shown.set(id, tests);
      }
    }
  }
  return shown;
}
