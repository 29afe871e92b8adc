import type { SliderPoint } from "@wesdom/api-client/contract";
import { WIDTH_PX } from "./placePieces.ts";

/** How far the first point may be from the start, and the last from the answer, pixels. */
const END_SLACK_PX = 10;
const ANSWER_SLACK_PX = 1;

/** How much longer than the server waited a track may last, milliseconds: clocks of pages stand and jump. */
const TIME_SLACK_MS = 1_000;

/** Shortest way of a hand, milliseconds, and its fewest points. */
const HAND_LEAST_MS = 300;
const HAND_LEAST_POINTS = 5;

/** Longest leap between two points that a hand makes, pixels; keys make longer ones. */
const HAND_LEAP_PX = 50;

export interface TrackVerdict {
  /** Whether it could have happened at all. */
  readonly possible: boolean;
  /** 0 to 4 signs of a machine; noted, never refused: keys and shaky hands look like machines too. */
  readonly suspicion: number;
}

/**
 * Judges the way of a piece. It is no proof, since a machine can make any track: only what cannot have happened is
 * refused.
 *
 * @param x - The answer, pixels.
 * @param elapsedMs - By the server's clock, from the puzzle to the answer.
 */
export function judgeTrack(track: readonly SliderPoint[], x: number, elapsedMs: number): TrackVerdict {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last) return { possible: false, suspicion: 0 };
  const goesForth = track.every((point, index) => point.t >= (track[index - 1]?.t ?? 0));
  const lasts = last.t - first.t;
  const possible =
    goesForth &&
    Math.abs(first.x) <= END_SLACK_PX &&
    Math.abs(last.x - x) <= ANSWER_SLACK_PX &&
    lasts <= elapsedMs + TIME_SLACK_MS &&
    track.every((point) => point.x >= -WIDTH_PX && point.x <= 2 * WIDTH_PX);
  const steps = track.slice(1).map((point, index) => point.x - (track[index]?.x ?? 0));
  const signs = [
    lasts < HAND_LEAST_MS,
    track.length < HAND_LEAST_POINTS,
    steps.some((step) => Math.abs(step) > HAND_LEAP_PX),
    steps.length > 2 && steps.every((step) => step === steps[0]),
  ];
  return { possible, suspicion: signs.filter(Boolean).length };
}
