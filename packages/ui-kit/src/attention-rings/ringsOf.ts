/** A page as it was seen. */
export interface SeenPage {
  /** Whether its rings are closed, as those of what matters most. @default false */
  readonly isCase?: boolean | undefined;
  /** How long each of its screens was in view, from the top down, in milliseconds. */
  readonly stays: readonly number[];
}

/** A ring of the drawing. */
export interface Ring {
  readonly radius: number;
  readonly weight: number;
  /** Where it is broken, from 0 at the left end to 1 at the right one; `null` for a closed one. */
  readonly breakAt: number | null;
  readonly look: "page" | "case" | "longest";
}

/** Radius at which the first ring begins. */
export const INNER = 22;

/** Where in its share of the arc a ring is broken: the only one not at its top. */
const BREAK_AT = 0.25;

/** What is passed by faster leaves no ring, in milliseconds. */
const LEAST_STAY_MS = 500;

/** Of more stays the longest are drawn: finer rings would be a grey area. */
const MOST_RINGS = 18;

/** Between two rings, and where the page was turned. */
const GAP = 4;
const PAGE_GAP = 10;

/** Weight of a second's stay; it grows with the root, so that a minute does not hide the rest. */
const WEIGHT_OF_A_SECOND = 2.4;
const MOST_WEIGHT = 16;

/**
 * One ring for each screen that somebody stayed on, in the order of pages and of screens on them: the longer, the
 * heavier. The break in a ring wanders from left to right as its page was gone through.
 *
 * @returns them, and the radius at which the last one ends.
 */
export function ringsOf(pages: readonly SeenPage[]): {
  readonly rings: readonly Ring[];
  readonly edge: number;
} {
  const longest = pages.flatMap(({ stays }) => stays);
  longest.sort((one, other) => other - one);
  const least = Math.max(LEAST_STAY_MS, longest[MOST_RINGS - 1] ?? 0);
  let edge = INNER - PAGE_GAP;
  const rings = pages.flatMap(({ isCase, stays }) => {
    const drawn = stays.filter((stay) => stay >= least);
    return drawn.map((stay, at): Ring => {
      const weight = Math.min(MOST_WEIGHT, WEIGHT_OF_A_SECOND * Math.sqrt(stay / 1000));
      edge += (at > 0 ? GAP : PAGE_GAP) + weight;
      return {
        radius: edge - weight / 2,
        weight,
        breakAt: isCase ? null : (at + BREAK_AT) / drawn.length,
        look: stay === longest[0] ? "longest" : isCase ? "case" : "page",
      };
    });
  });
  return { rings, edge };
}
