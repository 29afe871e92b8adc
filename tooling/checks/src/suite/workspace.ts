import { glob, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A report that a suite of the workspace must leave. */
export interface ExpectedReport {
  /** Folder of the package below the root, e.g. `packages/seo`. */
  readonly package: string;
  /** Path of the report below the root. */
  readonly file: string;
}

/** Report that each script leaves, below its package. */
const REPORTS: Readonly<Record<string, string>> = {
  test: "reports/vitest.json",
  "test:e2e": "reports/playwright.json",
};

/** The reports that the packages' scripts promise. */
export async function expectedReports(root: string): Promise<ExpectedReport[]> {
  const expected: ExpectedReport[] = [];
  for await (const manifest of glob("{apps,packages,tooling}/*/package.json", { cwd: root })) {
    const { scripts = {} } = JSON.parse(await readFile(join(root, manifest), "utf8")) as {
      scripts?: Readonly<Record<string, string>>;
    };
    for (const [script, report] of Object.entries(REPORTS)) {
      const folder = dirname(manifest);
      if (script in scripts) expected.push({ package: folder, file: join(folder, report) });
    }
  }
  return expected.toSorted((one, other) => one.file.localeCompare(other.file));
}

/** Removes the reports of earlier runs, so that none is counted for a suite that did not run. */
export async function removeReports(root: string, reports: readonly ExpectedReport[]): Promise<void> {
  await Promise.all(reports.map(({ file }) => rm(join(root, file), { force: true })));
}
