import { readdirSync } from "node:fs";
import { join } from "node:path";
import { drawPuzzle } from "../../src/slider/drawPuzzle.ts";
import { TOLERANCE_PX } from "../../src/slider/createLocalSlider.ts";
import { seededRandom } from "./seededRandom.ts";
import { seePuzzle } from "./seePuzzle.ts";
import { solveByAll, SOLVERS } from "./solveByAll.ts";

const BACKGROUNDS = join(import.meta.dirname, "../../content/media/puzzle");

/**
 * Lets every solver try the same puzzles.
 *
 * @param seed - Of the puzzles.
 * @returns How many each solved, by its name.
 */
export async function attackPuzzles(count: number, seed: string): Promise<ReadonlyMap<string, number>> {
  const files = readdirSync(BACKGROUNDS).toSorted();
  const solved = new Map(SOLVERS.map((name) => [name, 0]));
  for (let index = 0; index < count; index += 1) {
    const file = join(BACKGROUNDS, files[index % files.length] ?? "");
    const { x, y, size, background, piece } = await drawPuzzle(file, seededRandom(`${seed} ${index}`));
    const answers = solveByAll(await seePuzzle(background, piece, size, y));
    for (const [name, answer] of answers) {
      if (Math.abs(answer - x) <= TOLERANCE_PX) solved.set(name, (solved.get(name) ?? 0) + 1);
    }
  }
  return solved;
}
