import type { Random } from "./random.ts";

/** Size of the picture's coordinates, pixels. */
export const WIDTH_PX = 300;
export const HEIGHT_PX = 150;

/** Side of a piece, pixels. */
export const LEAST_PIECE_PX = 46;
export const MOST_PIECE_PX = 50;

/** What stays free around gaps, and between the piece at its start and the first of them, pixels. */
const MARGIN_PX = 4;

/** What stays free at the right: more than an answer may be beside its place, so that the very end is never right. */
const RIGHT_MARGIN_PX = 6;

/** Upper left corner, pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a piece belongs, and what only looks like it. */
export interface Places {
  readonly size: number;
  readonly gap: Place;
  /** Two or three, at the height of the gap, which tells nothing. */
  readonly decoys: readonly Place[];
}

const MOST_DECOYS = 3;

/** Places a gap at random, and decoys wherever beside it there is room. */
export function placePieces(random: Random): Places {
  const size = random.int(LEAST_PIECE_PX, MOST_PIECE_PX + 1);
  const y = random.int(MARGIN_PX, HEIGHT_PX - size - MARGIN_PX + 1);
  const [first, last] = [size + MARGIN_PX, WIDTH_PX - RIGHT_MARGIN_PX];
  const x = random.int(first, last - size + 1);
  const decoys = [
    ...fill(random, first, x, size),
    ...fill(random, x + size + MARGIN_PX, last + MARGIN_PX, size),
  ];
  if (decoys.length > MOST_DECOYS) decoys.splice(random.int(0, decoys.length), 1);
  return { size, gap: { x, y }, decoys: decoys.map((place) => ({ x: place, y })) };
}

/** As many places as there is room for from one to another, at random distances. */
function fill(random: Random, from: number, to: number, size: number): number[] {
  const slot = size + MARGIN_PX;
  const count = Math.max(0, Math.floor((to - from) / slot));
  const spare = to - from - count * slot;
  const spaces = Array.from({ length: count }, () => random.int(0, spare + 1)).toSorted((a, b) => a - b);
  return spaces.map((space, index) => from + index * slot + space);
}
