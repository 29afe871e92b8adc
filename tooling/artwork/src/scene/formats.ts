import type { Bleed, Box } from "./scene.ts";

/** Size of a picture and where in it art may be. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  readonly bleed: Bleed;
  /** Range of the focus inside the box, as shares of its width and height. */
  readonly focus: { readonly x: readonly [number, number]; readonly y: readonly [number, number] };
  readonly density: number;
  /** Zones in which nothing but whispers may stand. */
  readonly clear: readonly Box[];
  /** Without whispers: on a ground of its own colour they would show where the picture ends. @default false */
  readonly isQuiet?: boolean;
}

const ALL_EDGES: Bleed = { left: true, top: true, right: true, bottom: true };

/** Share of a cover's height that belongs to the number. */
export const COVER_CLEAR_SHARE = 0.35;

/** Cover of a story: the number on top, a card over the lowest quarter. */
export const COVER: Format = {
  width: 670,
  height: 800,
  box: { x: 0, y: 288, width: 670, height: 512 },
  bleed: { ...ALL_EDGES, top: false },
  focus: { x: [0.4, 0.7], y: [0.54, 0.62] },
  density: 1,
  clear: [{ x: 0, y: 0, width: 670, height: 800 * COVER_CLEAR_SHARE }],
};

/** Cover that hangs above its number. */
export const COVER_FOOTED: Format = {
  ...COVER,
  box: { x: 0, y: 0, width: 670, height: 512 },
  bleed: { ...ALL_EDGES, bottom: false },
  clear: [{ x: 0, y: 800 * (1 - COVER_CLEAR_SHARE), width: 670, height: 800 * COVER_CLEAR_SHARE }],
};

/**
 * Hero of a page: nothing but the art, which ends below its upper edge and above its lower one. Its centre lies so far to
 * the right that a fifth of what is round runs off that edge.
 */
export const HERO: Format = {
  width: 560,
  height: 520,
  box: { x: 16, y: 5, width: 544, height: 503 },
  bleed: { left: false, top: false, right: true, bottom: false },
  focus: { x: [0.7, 0.71], y: [0.5, 0.5] },
  density: 0.8,
  clear: [
    { x: 0, y: 0, width: 560, height: 4 },
    { x: 0, y: 515, width: 560, height: 5 },
  ],
  isQuiet: true,
};

/** Picture beside an article or a service. */
export const THUMB: Format = {
  width: 600,
  height: 450,
  box: { x: 0, y: 0, width: 600, height: 450 },
  bleed: ALL_EDGES,
  focus: { x: [0.34, 0.68], y: [0.4, 0.62] },
  density: 0.72,
  clear: [],
};

/** Card shown when a page is shared: title on the left. */
export const SHARE: Format = {
  width: 1200,
  height: 630,
  box: { x: 730, y: 0, width: 470, height: 630 },
  bleed: { ...ALL_EDGES, left: false },
  focus: { x: [0.6, 0.72], y: [0.42, 0.58] },
  density: 0.85,
  clear: [{ x: 0, y: 0, width: 700, height: 630 }],
};

/** Card with the art in a panel of its own: title on paper to its left. */
export const SHARE_PANEL: Format = {
  ...SHARE,
  bleed: ALL_EDGES,
  focus: { x: [0.4, 0.6], y: [0.42, 0.58] },
};

/** Background of the slider puzzle: art from edge to edge. */
export const PUZZLE: Format = {
  width: 600,
  height: 300,
  box: { x: 0, y: 0, width: 600, height: 300 },
  bleed: ALL_EDGES,
  focus: { x: [0.3, 0.7], y: [0.35, 0.65] },
  density: 1,
  clear: [],
};
