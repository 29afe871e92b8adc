import { randomInt } from "node:crypto";

/** Depth of a knob or notch, as part of the piece's side. */
const KNOB_PART = 0.19;

/** Half the width of a knob, as part of the piece's side. */
const KNOB_HALF_PART = 0.14;

/** What an edge has: a notch, nothing, or a knob. */
const EDGES = [-1, 0, 1] as const;

/** One outline of a jigsaw piece. */
export type Shape = readonly [top: Edge, right: Edge, bottom: Edge, left: Edge];
type Edge = (typeof EDGES)[number];

/** A random outline, never a plain square. */
export function randomShape(): Shape {
  const numbers: number[] = Array.from({ length: 4 }, () => randomInt(EDGES.length));
  if (!numbers.some((number) => number !== 1)) numbers[randomInt(4)] = randomInt(2) * 2;
  const [top = 0, right = 0, bottom = 0, left = 0] = numbers;
  return [edge(top), edge(right), edge(bottom), edge(left)];
}

/**
 * An outline as a picture: white where the piece is, transparent around it.
 *
 * @param side - Pixels.
 */
export function shapeSvg([top, right, bottom, left]: Shape, side: number): string {
  const knob = side * KNOB_PART;
  const near = knob;
  const far = side - knob;
  const [a, b] = [side / 2 - side * KNOB_HALF_PART, side / 2 + side * KNOB_HALF_PART];
  const path = [
    `M${near} ${near}`,
    bump([a, near], [b, near], [0, -1], top * knob),
    `L${far} ${near}`,
    bump([far, a], [far, b], [1, 0], right * knob),
    `L${far} ${far}`,
    bump([b, far], [a, far], [0, 1], bottom * knob),
    `L${near} ${far}`,
    bump([near, b], [near, a], [-1, 0], left * knob),
    "Z",
  ].join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${path}" fill="#fff"/></svg>`;
}

type Point = readonly [number, number];

/** A curve from one point to another that swells outwards, or inwards where the depth is negative. */
function bump(from: Point, to: Point, out: Point, depth: number): string {
  const reach = depth * 1.3;
  const control = ([x, y]: Point): string => `${x + out[0] * reach} ${y + out[1] * reach}`;
  return `L${from.join(" ")} C${control(from)} ${control(to)} ${to.join(" ")}`;
}

function edge(number: number): Edge {
  return EDGES[number] ?? 0;
}
