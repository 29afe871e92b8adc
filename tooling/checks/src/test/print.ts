import type { Tally } from "./tally.ts";

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** One line of the closing table. */
export interface Row {
  readonly name: string;
  readonly tally: Tally;
  /** Milliseconds, of all its tasks together; `null` where they came from the cache. */
  readonly durationMs: number | null;
  /** Whether it is a part of a line above, which has it in its sum. */
  readonly isPart: boolean;
}

/** A duration in seconds. */
export function seconds(durationMs: number): string {
  return `${(durationMs / MS_PER_SECOND).toFixed(1)} s`;
}

/** Time since a run began, e.g. `3:07`. */
export function clock(durationMs: number): string {
  const whole = Math.floor(durationMs / MS_PER_SECOND);
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  return `${minutes}:${String(whole % SECONDS_PER_MINUTE).padStart(2, "0")}`;
}

/** The closing table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, tally, durationMs, isPart }) => [
    isPart ? `  ${name}` : name,
    String(tally.passed),
    String(tally.failed),
    durationMs === null ? "cached" : seconds(durationMs),
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
