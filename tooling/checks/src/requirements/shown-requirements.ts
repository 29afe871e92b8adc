import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { testsOf, type PlaywrightReport, type VitestReport } from "../test/reports.ts";
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
