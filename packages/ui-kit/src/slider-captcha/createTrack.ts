import { CAPTCHA_TRACK_POINTS, type TrackPoint } from "./challenge.ts";

/** Notes the way of a piece. */
export interface Track {
  /**
   * @param x - Left edge of the piece, pixels of the picture.
   * @param y - Way up or down, pixels of the picture.
   * @param at - Milliseconds of any clock that does not go back; the first call is the start.
   */
  readonly add: (x: number, y: number, at: number) => void;
  /** The way so far, evenly thinned where it was long. First and last point are always in it. */
  readonly points: () => readonly TrackPoint[];
}

/** A track that never holds more than 300 points: a full one loses every second and goes on. */
export function createTrack(): Track {
  let points: TrackPoint[] = [];
  let last: TrackPoint | null = null;
  let startedAt: number | null = null;
  return {
    add(x, y, at) {
      startedAt ??= at;
      const t = Math.max(last?.t ?? 0, Math.round(at - startedAt));
      last = { x: Math.round(x), y: Math.round(y), t };
      if (points.length >= CAPTCHA_TRACK_POINTS - 1)
        points = points.filter((_point, index) => index % 2 === 0);
      points.push(last);
    },
    points: () => [...points],
  };
}
