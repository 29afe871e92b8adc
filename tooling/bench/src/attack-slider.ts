import { spawnSync } from "node:child_process";
import { join } from "node:path";

const SCRIPT = join(import.meta.dirname, "../../../apps/api/test/attacks/run.ts");

/**
 * Lets the solvers of the API's tests try puzzles and prints what each solved.
 *
 * @returns Exit code.
 */
export function attackSlider(puzzles: number): number {
  return spawnSync(process.execPath, [SCRIPT, String(puzzles)], { stdio: "inherit" }).status ?? 1;
}
