import { glob, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { failure, sum, tallyReport, type Tally } from "./tally.ts";

/** Tasks whose suites are counted, and the reports that each package with such a script leaves. */
export const REPORTS_OF = {
  test: "reports/vitest.json",
  "test:e2e:cn": "reports/playwright-cn.json",
  "test:e2e:intl": "reports/playwright-intl.json",
  "test:e2e:sites": "reports/playwright-sites.json",
  "test:e2e:tracking": "reports/playwright-tracking.json",
  "test:e2e:host": "reports/playwright-host.json",
  "test:e2e:releases": "reports/playwright-releases.json",
  "test:e2e:packages": "reports/playwright-packages.json",
} as const;

/** A task of {@link REPORTS_OF}. */
export type SuiteTask = keyof typeof REPORTS_OF;

/** What one package's suite amounts to. */
export interface Suite {
  /** Folder of the package, e.g. `packages/seo`. */
  readonly folder: string;
  readonly tally: Tally;
}

/** Removes every report, so that none of an earlier run is counted. */
export async function removeReports(root: string): Promise<void> {
  for await (const report of glob("{apps,packages,tooling}/*/reports/*.json", { cwd: root })) {
    await rm(join(root, report));
  }
}

/**
 * Counts the reports of every package that has a script for the task. A package that left none counts as one
 * failure, and so does a task that no package has.
 */
export async function countSuites(root: string, task: SuiteTask): Promise<readonly Suite[]> {
  const folders = await foldersWith(root, task);
  if (folders.length === 0) return [{ folder: "—", tally: failure(`no package has a script "${task}"`) }];
  return Promise.all(
    folders.map(async (folder) => {
      const report = join(folder, REPORTS_OF[task]);
      const text = await readFile(join(root, report), "utf8").catch(() => null);
      return {
        folder,
        tally: text === null ? failure(`${report} was not written`) : tallyReport(text, folder),
      };
    }),
  );
}

/** The sum of suites. */
export function sumSuites(suites: readonly Suite[]): Tally {
  return sum(suites.map(({ tally }) => tally));
}

async function foldersWith(root: string, script: string): Promise<string[]> {
  const folders: string[] = [];
  for await (const manifest of glob("{apps,packages,tooling}/*/package.json", { cwd: root })) {
    const { scripts } = JSON.parse(await readFile(join(root, manifest), "utf8")) as { scripts?: object };
    if (scripts && script in scripts) folders.push(dirname(manifest));
  }
  return folders.toSorted();
}
