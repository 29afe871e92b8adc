import { join } from "node:path";
import { run } from "./process/run.ts";
import { ROOT } from "./root.ts";
import { ensureTools, MissingToolError } from "./suite/ensure.ts";
import { stageEnv } from "./suite/env.ts";
import { readTotals, sum, type Totals } from "./suite/reports.ts";
import { STAGES } from "./suite/stages.ts";
import { expectedReports, removeReports } from "./suite/workspace.ts";

interface Row {
  readonly title: string;
  readonly totals: Totals;
}

const PATH_KEY = "PATH";

/** Runs every check, tells of each as it ends, and goes on after a failure so that one run shows all. */
async function runAll(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const reports = await expectedReports(ROOT);
  await removeReports(ROOT, reports);
  const env = stageEnv();
  env[PATH_KEY] = [
    join(ROOT, "node_modules/.bin"),
    join(ROOT, "tooling/checks/node_modules/.bin"),
    env[PATH_KEY] ?? "",
  ].join(":");
  const reportFailure = new Map<string, string>();

  for (const stage of STAGES) {
    process.stdout.write(`→ ${stage.title} … `);
    const { code, output, durationMs } = await run(stage.command, stage.args, { cwd: ROOT, env });
    console.info(`${code === 0 ? "ok" : "failed"}, ${(durationMs / 1000).toFixed(1)} s`);
    if (code !== 0) console.info(output);
    if (!stage.reports)
      rows.push({
        title: stage.title,
        totals: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
      });
    else if (code !== 0) reportFailure.set(stage.title, stage.title);
  }
  for (const { package: folder, file } of reports) {
    rows.push({ title: folder, totals: await readTotals(join(ROOT, file)) });
  }
  const failed = sum(rows.map(({ totals }) => totals)).failed;
  // A suite that ends badly though no test of it failed: an error outside of every test.
  if (failed === 0)
    for (const title of reportFailure.keys()) rows.push({ title, totals: { passed: 0, failed: 1 } });
  return rows;
}

try {
  const installed = await ensureTools(ROOT);
  if (installed.length > 0) console.info(`Installed ${installed.join(", ")}.`);
  const rows = await runAll();
  const width = Math.max(...rows.map(({ title }) => title.length));
  console.info("");
  for (const { title, totals } of rows) {
    console.info(
      `${title.padEnd(width)}  ${String(totals.passed).padStart(5)} passed  ${String(totals.failed).padStart(3)} failed`,
    );
  }
  const { passed, failed } = sum(rows.map(({ totals }) => totals));
  console.info(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof MissingToolError ? error.message : error);
  console.info("0 passed, 1 failed");
  process.exitCode = 1;
}
