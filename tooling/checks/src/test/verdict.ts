import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Row } from "./print.ts";
import type { FinishedTask, TurboRun } from "./run-turbo.ts";
import { failure, PASSED, sum, tallyReport, type Tally } from "./tally.ts";
import type { TaskKind } from "./tasks.ts";

/** What a run amounts to. */
export interface Verdict {
  readonly rows: readonly Row[];
  readonly total: Tally;
  /** What each failed task said, under its name. */
  readonly failures: readonly string[];
}

/** Removes every report, so that none of an earlier run is counted. */
export async function removeReports(root: string): Promise<void> {
  for await (const report of glob("{apps,packages,tooling}/*/reports/*.json", { cwd: root })) {
    await rm(join(root, report));
  }
}

/**
 * Counts what ran. A suite counts by its report, and one that left none as a failure; any other task counts as one.
 *
 * @param partial - Whether kinds of which nothing ran are left out; else they count as failed.
 */
export async function judge(
  root: string,
  kinds: readonly TaskKind[],
  run: TurboRun,
  partial: boolean,
): Promise<Verdict> {
  const rows: Row[] = [];
  const tallies: Tally[] = [];
  for (const kind of kinds) {
    const tasks = run.tasks.filter(({ task }) => task === kind.task);
    if (tasks.length === 0 && partial) continue;
    const parts = await Promise.all(
      tasks.map(async (task) => {
        const tally = await tallyOf(root, kind, task);
        return { ...task, name: [task.folder, tally.remark].filter(Boolean).join(": "), tally };
      }),
    );
    const tally =
      parts.length === 0 ? failure(`${kind.title}: nothing ran`) : sum(parts.map((part) => part.tally));
    tallies.push(tally);
    const durations = parts.flatMap(({ durationMs }) => durationMs ?? []);
    const durationMs = durations.length === 0 ? null : durations.reduce((left, right) => left + right, 0);
    rows.push({ name: kind.title, tally, durationMs, isPart: false });
    if (parts.length > 1 && kind.report !== undefined)
      rows.push(...parts.map((part) => ({ ...part, isPart: true })));
  }
  const failed = run.tasks.filter(({ passed }) => !passed);
  const counted = sum(tallies);
  const isUnexplained = run.code !== 0 && counted.failed === 0;
  return {
    rows,
    total: isUnexplained ? sum([counted, failure(explain(run, failed))]) : counted,
    failures: [
      ...failed.map(({ id, output }) => `✗ ${id}\n${output.trim()}`),
      ...(run.tasks.length === 0 ? [run.output] : []),
    ],
  };
}

function explain({ code }: TurboRun, failed: readonly FinishedTask[]): string {
  const names = failed.map(({ id }) => id).join(", ");
  return `turbo ended with exit code ${code}${names && `: ${names}`}`;
}

async function tallyOf(
  root: string,
  { report }: TaskKind,
  { id, folder, passed }: FinishedTask,
): Promise<Tally> {
  if (report === undefined) return passed ? PASSED : failure(id);
  const path = join(folder, report);
  const text = await readFile(join(root, path), "utf8").catch(() => null);
  const tally = text === null ? failure(`${path} was not written`) : tallyReport(text, folder);
  return passed || tally.failed > 0 ? tally : sum([tally, failure(`${id}: failed outside of any test`)]);
}
