import type { Tally } from "./tally.ts";

const MS_PER_SECOND = 1000;

/** One line of the closing table. */
export interface Row {
  readonly name: string;
  readonly tally: Tally;
  /** Milliseconds, `null` where the line is a part of the one above. */
  readonly durationMs: number | null;
}

/** A duration in seconds. */
export function seconds(durationMs: number): string {
  return `${(durationMs / MS_PER_SECOND).toFixed(1)} s`;
}

/** The closing table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, tally, durationMs }) => [
    durationMs === null ? `  ${name}` : name,
    String(tally.passed),
    String(tally.failed),
    durationMs === null ? "" : seconds(durationMs),
  ]);
  const lines = [["", "passed", "failed", "time"], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The last line of a run. */
export function totalLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
