import type { Random } from "./random.ts";

/** The edges of a piece, clockwise from the top. */
const EDGES = 4;

/** Edge of a piece, as a number from 0 for the top, clockwise. */
type Edge = number;

/** What people tell pieces apart by: which edge has the knob, and which the notch. */
export interface Features {
  readonly knob: Edge;
  readonly notch: Edge;
}

/** How a piece is drawn; lengths are parts of its side. None of it tells one piece from another. */
export interface Build {
  readonly width: number;
  readonly height: number;
  /** Radians, clockwise. */
  readonly tilt: number;
  readonly style: number;
  readonly knob: Bump;
  readonly notch: Bump;
}

/** A swelling of an edge. */
interface Bump {
  /** How far its middle is from the edge's. */
  readonly shift: number;
  readonly width: number;
  readonly depth: number;
}

/** One outline of a jigsaw piece. */
export interface Shape extends Features {
  readonly build: Build;
}

type Point = readonly [number, number];
type Span = readonly [least: number, most: number];

/** Bumps as points along an edge, from foot to foot, and away from it. */
const STYLES: readonly (readonly Point[])[] = [
  // Round.
  [
    [-1, 0],
    [-1.2, 0.4],
    [-1.05, 0.75],
    [-0.6, 0.97],
    [0, 1.03],
    [0.6, 0.97],
    [1.05, 0.75],
    [1.2, 0.4],
    [1, 0],
  ],
  // Pointed.
  [
    [-1.25, 0],
    [0, 1.12],
    [1.25, 0],
  ],
  // Square.
  [
    [-0.9, 0],
    [-0.9, 0.95],
    [0.9, 0.95],
    [0.9, 0],
  ],
];

/** Sides of a piece's body. */
const BODY: Span = [0.48, 0.55];

/** How much longer one side of a gap's body is than the piece that belongs into it, and how much shorter the other. */
const LONGER: Span = [0.09, 0.16];
const SHORTER: Span = [0.06, 0.11];

/** How far a gap leans, radians: people see which way it points, and no outline lies on another. */
const TILT: Span = [0.16, 0.28];

const BUMP_WIDTH: Span = [0.22, 0.32];
const BUMP_DEPTH: Span = [0.16, 0.185];
const BUMP_SHIFT: Span = [-0.09, 0.09];

/** So fine are chances. */
const STEPS = 1_000;

/** Four kinds of pieces, in random order; no two have their knob, or their notch, at the same edge. */
export function fourFeatures(random: Random): readonly [Features, ...Features[]] {
  const quarter = random.int(1, EDGES);
  const knobs: Edge[] = [];
  for (let edge = 0; edge < EDGES; edge += 1) knobs.splice(random.int(0, edge + 1), 0, edge);
  const kinds = knobs.map((knob) => ({ knob, notch: (knob + quarter) % EDGES }));
  return kinds as [Features, ...Features[]];
}

/** How a piece is drawn, at random. */
export function pieceBuild(random: Random): Build {
  const width = between(random, BODY);
  const height = between(random, BODY);
  const style = random.int(0, STYLES.length);
  return { width, height, tilt: 0, style, knob: bump(random), notch: bump(random) };
}

/** How a gap is drawn into which such a piece is to go: in other proportions, leaning, its bumps moved. */
export function gapBuild(random: Random, piece: Build): Build {
  const isWide = random.int(0, 2) === 0;
  const longer = between(random, LONGER);
  const shorter = -between(random, SHORTER);
  return {
    width: piece.width + (isWide ? longer : shorter),
    height: piece.height + (isWide ? shorter : longer),
    tilt: between(random, TILT) * (random.int(0, 2) === 0 ? 1 : -1),
    style: piece.style,
    knob: bump(random),
    notch: bump(random),
  };
}

/**
 * An outline as the `d` of an SVG path.
 *
 * @param x - Middle of the piece, pixels.
 * @param y - Likewise.
 * @param side - Of the piece, pixels.
 */
export function outline({ knob, notch, build }: Shape, x: number, y: number, side: number): string {
  const points = Array.from({ length: EDGES }, (_, edge) => {
    const along = edge % 2 === 0 ? build.width : build.height;
    const swelling = edge === knob ? swell(build, "knob") : edge === notch ? swell(build, "notch") : [];
    return onEdge(build, edge, [[-along / 2, 0], ...swelling]);
  }).flat();
  return `M${points.map(([dx, dy]) => `${(x + dx * side).toFixed(1)} ${(y + dy * side).toFixed(1)}`).join("L")}Z`;
}

function swell(build: Build, kind: "knob" | "notch"): Point[] {
  const { shift, width, depth } = build[kind];
  const out = kind === "knob" ? depth : -depth;
  return (STYLES[build.style] ?? []).map(([along, away]) => [shift + (along * width) / 2, away * out]);
}

/** Points of an edge, from the middle of the piece. */
function onEdge({ width, height, tilt }: Build, edge: Edge, points: readonly Point[]): Point[] {
  const away = (edge % 2 === 0 ? height : width) / 2;
  const turn = (edge * Math.PI) / 2 + tilt;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.map(([along, out]) => {
    const up = -away - out;
    return [along * cos - up * sin, along * sin + up * cos];
  });
}

function bump(random: Random): Bump {
  const width = between(random, BUMP_WIDTH);
  const depth = between(random, BUMP_DEPTH);
  return { shift: between(random, BUMP_SHIFT), width, depth };
}

function between(random: Random, [least, most]: Span): number {
  return least + ((most - least) * random.int(0, STEPS + 1)) / STEPS;
}
