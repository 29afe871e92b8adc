import { randomInt } from "node:crypto";

/** Size of the picture's coordinates, pixels. */
export const WIDTH_PX = 300;
export const HEIGHT_PX = 150;

/** Side of a piece, pixels. */
export const LEAST_PIECE_PX = 44;
export const MOST_PIECE_PX = 50;

/** Least way of the piece beyond its own side, and what stays free at the right, pixels. */
const LEFT_MARGIN_PX = 20;
const RIGHT_MARGIN_PX = 10;

/** What stays free above and below, and between the gap and a decoy, pixels. */
const GAP_PX = 4;

/** Decoys at most. */
const MOST_DECOYS = 2;

/** How far a decoy lies above or below the gap, pixels: as good as none, so that the height tells nothing. */
const DECOY_RISE_PX = 6;

/** Upper left corner, pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a piece belongs, and what only looks like it. */
export interface Places {
  readonly size: number;
  readonly gap: Place;
  /** One or two. */
  readonly decoys: readonly Place[];
}

/** Places a piece and its decoys at random. */
export function placePieces(): Places {
  const size = randomInt(LEAST_PIECE_PX, MOST_PIECE_PX + 1);
  const lowest = HEIGHT_PX - size - GAP_PX;
  const gap = {
    x: randomInt(size + LEFT_MARGIN_PX, WIDTH_PX - size - RIGHT_MARGIN_PX + 1),
    y: randomInt(GAP_PX, lowest + 1),
  };
  const decoys: Place[] = [];
  const wanted = randomInt(1, MOST_DECOYS + 1);
  while (decoys.length < wanted) {
    const taken = [gap, ...decoys];
    const free = Array.from({ length: WIDTH_PX - size - 2 * GAP_PX }, (_, index) => index + GAP_PX).filter(
      (x) => taken.every((place) => Math.abs(place.x - x) >= size + GAP_PX),
    );
    const x = free[free.length === 0 ? 0 : randomInt(free.length)];
    if (x === undefined) break;
    const y = gap.y + randomInt(-DECOY_RISE_PX, DECOY_RISE_PX + 1);
    decoys.push({ x, y: Math.min(lowest, Math.max(GAP_PX, y)) });
  }
  return { size, gap, decoys };
}
