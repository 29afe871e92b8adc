import { HEIGHT_PX, WIDTH_PX } from "../../src/slider/placePieces.ts";
import type { SeenPuzzle } from "./seePuzzle.ts";

/** Of this module, since an import's are looked up each time: millions of times a puzzle. */
const [WIDTH, HEIGHT] = [WIDTH_PX, HEIGHT_PX];

/** Steepness below which an edge counts for less, whatever its direction. */
const DAMPING = 40;

/** Part of the picture's pixels that count as edges, and the furthest distance from one that counts, pixels. */
const EDGE_PART = 0.12;
const FURTHEST_PX = 6;

/** Several solvers ask for the same: measures each place of a puzzle once. */
function oncePerPlace<Measure>(
  measure: (puzzle: SeenPuzzle, place: number) => Measure,
): (puzzle: SeenPuzzle, place: number) => Measure {
  const known = new WeakMap<SeenPuzzle, Map<number, Measure>>();
  return (puzzle, place) => {
    const places = known.get(puzzle) ?? new Map<number, Measure>();
    known.set(puzzle, places);
    const value = places.get(place) ?? measure(puzzle, place);
    places.set(place, value);
    return value;
  };
}

function at(values: Float32Array, x: number, y: number): number {
  const column = Math.min(WIDTH - 1, Math.max(0, Math.round(x)));
  const row = Math.min(HEIGHT - 1, Math.max(0, Math.round(y)));
  return values[row * WIDTH + column] ?? 0;
}

/** Covariance of piece and picture, and what each varies. */
export const moments = oncePerPlace(momentsAt);

function momentsAt(
  { ground, piece, covers, size, top }: SeenPuzzle,
  place: number,
): { covariance: number; ground: number; piece: number } {
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!covers(x, y)) continue;
      const one = piece[y * size + x] ?? 0;
      const other = at(ground, place + x, top + y);
      count += 1;
      a += one;
      b += other;
      aa += one * one;
      bb += other * other;
      ab += one * other;
    }
  }
  return {
    covariance: ab / count - (a / count) * (b / count),
    piece: aa / count - (a / count) ** 2,
    ground: bb / count - (b / count) ** 2,
  };
}

export function correlation(puzzle: SeenPuzzle, place: number): number {
  const { covariance, ground, piece } = moments(puzzle, place);
  return covariance / Math.sqrt((ground + 1) * (piece + 1));
}

export function differenceAt({ ground, piece, covers, size, top }: SeenPuzzle, place: number): number {
  let sum = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (covers(x, y)) sum += Math.abs((piece[y * size + x] ?? 0) - at(ground, place + x, top + y));
    }
  }
  return sum;
}

export const inside = oncePerPlace(insideAt);

function insideAt(
  { ground, covers, size, top }: SeenPuzzle,
  place: number,
): { mean: number; variance: number; meanAround: number } {
  let [count, sum, squares, around, sumAround] = [0, 0, 0, 0, 0];
  for (let y = -3; y < size + 3; y += 1) {
    for (let x = -3; x < size + 3; x += 1) {
      const value = at(ground, place + x, top + y);
      if (covers(x, y)) {
        count += 1;
        sum += value;
        squares += value * value;
      } else {
        around += 1;
        sumAround += value;
      }
    }
  }
  const mean = sum / count;
  return { mean, variance: squares / count - mean * mean, meanAround: sumAround / around };
}

/** How well the picture follows the mask, dark for light. */
export function maskLikeness(
  { ground, covers, size, top }: SeenPuzzle,
  place: number,
  scale: number,
): number {
  const half = (size * scale) / 2;
  const [middleX, middleY] = [place + size / 2, top + size / 2];
  let [count, m, g, gg, mg] = [0, 0, 0, 0, 0];
  for (let y = -half; y < half; y += 2) {
    for (let x = -half; x < half; x += 2) {
      const mask = covers(Math.floor(x / scale + size / 2), Math.floor(y / scale + size / 2)) ? 1 : 0;
      const value = at(ground, middleX + x, middleY + y);
      count += 1;
      m += mask;
      g += value;
      gg += value * value;
      mg += mask * value;
    }
  }
  const [mean, light] = [m / count, g / count];
  return -(mg / count - mean * light) / Math.sqrt((mean - mean * mean) * (gg / count - light * light) + 1e-6);
}

/** Steep edges in the columns where the left and right edges of a body would be. */
export function steepColumns({ steepness, size, top }: SeenPuzzle, place: number): number {
  let sum = 0;
  for (let y = 0; y < size; y += 1) {
    for (const x of [0.24, 0.76]) sum += at(steepness, place + size * x, top + y);
  }
  return sum;
}

/** Mean steepness under an outline, stretched and turned: any, and that across it. */
export function alongRim(
  { risesX, risesY, steepness, rim, size, top }: SeenPuzzle,
  place: number,
  [wide, high]: readonly [number, number],
  lean: number,
): { steep: number; across: number } {
  const [middleX, middleY] = [place + (size - 1) / 2, top + (size - 1) / 2];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  let [sum, sumAcross] = [0, 0];
  for (const { x, y, outX, outY } of rim) {
    const column = middleX + x * wide * cos - y * high * sin;
    const row = middleY + x * wide * sin + y * high * cos;
    const steep = at(steepness, column, row);
    const toX = outX * cos - outY * sin;
    const toY = outX * sin + outY * cos;
    sum += steep;
    sumAcross += Math.abs(at(risesX, column, row) * toX + at(risesY, column, row) * toY) / (steep + DAMPING);
  }
  return { steep: sum / rim.length, across: sumAcross / rim.length };
}

/** How far the pixels around an edge are from it. */
const AROUND: readonly { readonly x: number; readonly y: number; readonly far: number }[] = Array.from(
  { length: (2 * FURTHEST_PX + 1) ** 2 },
  (_, index) => {
    const x = (index % (2 * FURTHEST_PX + 1)) - FURTHEST_PX;
    const y = Math.floor(index / (2 * FURTHEST_PX + 1)) - FURTHEST_PX;
    return { x, y, far: Math.hypot(x, y) };
  },
).filter(({ far }) => far < FURTHEST_PX);

/** Distance from each pixel to the next steep edge; measured once a puzzle. */
function distances(puzzle: SeenPuzzle): Float32Array {
  const known = distancesOf.get(puzzle) ?? measureDistances(puzzle);
  distancesOf.set(puzzle, known);
  return known;
}

const distancesOf = new WeakMap<SeenPuzzle, Float32Array>();

function measureDistances({ steepness }: SeenPuzzle): Float32Array {
  const limit = steepness.toSorted()[Math.floor(steepness.length * (1 - EDGE_PART))] ?? 0;
  const distance = new Float32Array(steepness.length).fill(FURTHEST_PX);
  steepness.forEach((steep, index) => {
    if (steep <= limit) return;
    const [column, row] = [index % WIDTH, Math.floor(index / WIDTH)];
    for (const { x, y, far } of AROUND) {
      if (column + x < 0 || column + x >= WIDTH || row + y < 0 || row + y >= HEIGHT) continue;
      const pixel = index + y * WIDTH + x;
      if (far < (distance[pixel] ?? 0)) distance[pixel] = far;
    }
  });
  return distance;
}

/** Mean of those distances under an outline. */
export function distanceAt(puzzle: SeenPuzzle, place: number, scale: number): number {
  const { rim, size, top } = puzzle;
  const far = distances(puzzle);
  const middle = (size - 1) / 2;
  const sum = rim.reduce(
    (all, { x, y }) => all + at(far, place + middle + x * scale, top + middle + y * scale),
    0,
  );
  return sum / rim.length;
}

/** Part of the rim where it is darker within than without. */
export function darkerWithin({ ground, rim, size, top }: SeenPuzzle, place: number): number {
  const [middleX, middleY] = [place + (size - 1) / 2, top + (size - 1) / 2];
  const darker = rim.filter(({ x, y, outX, outY }) => {
    const within = at(ground, middleX + x - outX * 2, middleY + y - outY * 2);
    return within < 0.85 * at(ground, middleX + x + outX * 3, middleY + y + outY * 3);
  });
  return darker.length / rim.length;
}
