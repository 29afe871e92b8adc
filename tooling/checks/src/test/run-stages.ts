import { performance } from "node:perf_hooks";
import { seconds, table, totalLine, type Row } from "./print.ts";
import type { Stage, StageResult } from "./stages.ts";
import { failure, sum, type Tally } from "./tally.ts";

/**
 * Runs every stage, whatever the earlier ones found, and ends with a table and the total.
 *
 * @param list - The stages, in their order.
 * @param print - Takes one line or several.
 * @returns the total
 */
export async function runStages(list: readonly Stage[], print: (text: string) => void): Promise<Tally> {
  const rows: Row[] = [];
  for (const [index, stage] of list.entries()) {
    print(`[${index + 1}/${list.length}] ${stage.name} …`);
    const startedAt = performance.now();
    const { tally, output, suites = [] } = await resultOf(stage);
    const durationMs = performance.now() - startedAt;
    print(`${" ".repeat(6)}${totalLine(tally)}, ${seconds(durationMs)}`);
    if (tally.failed > 0) print([output.trimEnd(), ...tally.notes].filter(Boolean).join("\n"));
    rows.push({ name: stage.name, tally, durationMs });
    if (suites.length > 1) {
      rows.push(...suites.map((suite) => ({ name: suite.folder, tally: suite.tally, durationMs: null })));
    }
  }
  const total = sum(rows.filter(({ durationMs }) => durationMs !== null).map(({ tally }) => tally));
  print(`\n${table(rows)}\n`);
  for (const note of total.notes) print(`✗ ${note}`);
  print(totalLine(total));
  return total;
}

async function resultOf(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { tally: failure(`${stage.name} broke off`), output: text };
  }
}
