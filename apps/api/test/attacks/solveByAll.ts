import { WIDTH_PX } from "../../src/slider/placePieces.ts";
import {
  alongRim,
  correlation,
  darkerWithin,
  differenceAt,
  distanceAt,
  inside,
  maskLikeness,
  moments,
  steepColumns,
} from "./measures.ts";
import type { SeenPuzzle } from "./seePuzzle.ts";

/** A solver: scores each place where the piece's left edge could belong; the best is its answer. */
type Attack = (puzzle: SeenPuzzle) => Scores;

/** Score by place; the greater, the likelier. */
type Scores = ReadonlyMap<number, number>;

/** Sizes at which an outline is tried, of the piece's. */
const SCALES = [0.85, 0.92, 1, 1.08, 1.16, 1.24, 1.32, 1.4];

/** Sizes at which a mask is tried, which takes longer. */
const MASK_SCALES = [0.85, 1, 1.16, 1.32];

/** How the gap's proportions and lean may differ from the piece's; only who has read how puzzles are drawn knows. */
const PROPORTIONS = [
  [1.17, 0.86],
  [1.25, 0.8],
  [0.86, 1.17],
  [0.8, 1.25],
] as const;
const LEANS = [-0.26, -0.19, 0.19, 0.26];

/** Solvers that break usual sliders. */
const USUAL: Readonly<Record<string, Attack>> = {
  "plain correlation": (puzzle) => overPlaces(puzzle, (x) => moments(puzzle, x).covariance),
  "normalised cross-correlation": (puzzle) => overPlaces(puzzle, (x) => correlation(puzzle, x)),
  "difference of pixels": (puzzle) => overPlaces(puzzle, (x) => -differenceAt(puzzle, x)),
  "darkest mask": (puzzle) => overPlaces(puzzle, (x) => -inside(puzzle, x).mean),
  "lightest mask": (puzzle) => overPlaces(puzzle, (x) => inside(puzzle, x).mean),
  "evenest mask": (puzzle) => overPlaces(puzzle, (x) => -inside(puzzle, x).variance),
  "mask unlike its surroundings": (puzzle) =>
    overPlaces(puzzle, (x) => Math.abs(inside(puzzle, x).meanAround - inside(puzzle, x).mean)),
  "mask template": (puzzle) => overPlaces(puzzle, (x) => Math.abs(maskLikeness(puzzle, x, 1))),
  "mask template at many sizes": (puzzle) =>
    overPlaces(puzzle, (x) =>
      Math.max(...MASK_SCALES.map((scale) => Math.abs(maskLikeness(puzzle, x, scale)))),
    ),
  "columns of steep edges": (puzzle) => overPlaces(puzzle, (x) => steepColumns(puzzle, x)),
  "outline on edges": (puzzle) => overPlaces(puzzle, (x) => alongRim(puzzle, x, [1, 1], 0).steep),
  "outline on edges of its direction": (puzzle) =>
    overPlaces(puzzle, (x) => alongRim(puzzle, x, [1, 1], 0).across),
  "outline at many sizes": (puzzle) =>
    overPlaces(puzzle, (x) =>
      Math.max(...SCALES.map((scale) => alongRim(puzzle, x, [scale, scale], 0).across)),
    ),
  chamfer: (puzzle) => overPlaces(puzzle, (x) => -distanceAt(puzzle, x, 1)),
  "chamfer at many sizes": (puzzle) =>
    overPlaces(puzzle, (x) => -Math.min(...SCALES.map((scale) => distanceAt(puzzle, x, scale)))),
  "darker within the rim, and alike": (puzzle) =>
    overPlaces(puzzle, (x) => darkerWithin(puzzle, x) + correlation(puzzle, x)),
};

/** Name of the one solver that is made for this puzzle alone. */
export const MADE_FOR_IT = "made for this puzzle";

/** Names of all solvers. */
export const SOLVERS: readonly string[] = [...Object.keys(USUAL), "all of them together", MADE_FOR_IT];

/** What each solver answers. */
export function solveByAll(puzzle: SeenPuzzle): ReadonlyMap<string, number> {
  const scores = new Map(Object.entries(USUAL).map(([name, attack]) => [name, attack(puzzle)]));
  const all = [...scores.values()].map(standardised);
  const together = overPlaces(puzzle, (x) => all.reduce((sum, one) => sum + (one.get(x) ?? 0), 0));
  const answers = new Map([...scores].map(([name, one]) => [name, best(one)]));
  answers.set("all of them together", best(together));
  // It passes over the striped hole, which all outlines find, and tries the ways in which gaps are drawn.
  const striped = answers.get("outline on edges") ?? 0;
  const made = overPlaces(puzzle, (x) =>
    Math.abs(x - striped) < puzzle.size / 2
      ? -Infinity
      : Math.max(
          ...PROPORTIONS.flatMap((scale) => LEANS.map((lean) => alongRim(puzzle, x, scale, lean).across)),
        ),
  );
  return answers.set(MADE_FOR_IT, best(made));
}

function best(scores: Scores): number {
  let [place, most] = [0, -Infinity];
  for (const [x, score] of scores) if (score > most) [place, most] = [x, score];
  return place;
}

function overPlaces({ size }: SeenPuzzle, score: (x: number) => number): Scores {
  const scores = new Map<number, number>();
  for (let x = size; x <= WIDTH_PX - size; x += 1) scores.set(x, score(x));
  return scores;
}

function standardised(scores: Scores): Scores {
  const values = [...scores.values()];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return new Map([...scores].map(([x, value]) => [x, (value - mean) / spread]));
}
