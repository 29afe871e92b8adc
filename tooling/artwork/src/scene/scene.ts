import type { Palette } from "../colour/palettes.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import { degrees, polar, type Point } from "../svg/shapes.ts";

/** A rectangle of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The edges of a box over which art may run; at the others it must end softly. */
export interface Bleed {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** What a composition is given: where it may draw, with what, and how coarse. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where the art lives; outside it only whispers. */
  readonly box: Box;
  readonly bleed: Bleed;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** 1 for a cover; less for small pictures, which need fewer and larger parts. */
  readonly density: number;
  /** Centre of attention. */
  readonly focus: Point;
}

/** Draws SVG elements into a scene. */
export type Composition = (scene: Scene) => string;

/** Angles (radians) between which a ring lies. */
export type Span = readonly [from: number, to: number];

const SPAN_STEP = 3;

/** The shorter side of the art's box: the unit of sizes. */
export function unitOf(scene: Scene): number {
  return Math.min(scene.box.width, scene.box.height);
}

/** Right and lower edge of a box. */
export function farEdges(box: Box): { readonly right: number; readonly bottom: number } {
  return { right: box.x + box.width, bottom: box.y + box.height };
}

/** Distance from the focus to the nearest edge over which art may not run. */
export function reachOf(scene: Scene): number {
  const { box, bleed, focus } = scene;
  const { right, bottom } = farEdges(box);
  const limits = [
    bleed.left ? Infinity : focus.x - box.x,
    bleed.top ? Infinity : focus.y - box.y,
    bleed.right ? Infinity : right - focus.x,
    bleed.bottom ? Infinity : bottom - focus.y,
  ];
  return Math.min(...limits, Math.hypot(box.width, box.height) * 0.62);
}

/** Whether a point lies on the allowed side of every edge, with a margin. */
export function allows(scene: Scene, point: Point, margin = 0): boolean {
  const { box, bleed } = scene;
  const { right, bottom } = farEdges(box);
  return (
    (bleed.left || point.x - margin >= box.x) &&
    (bleed.top || point.y - margin >= box.y) &&
    (bleed.right || point.x + margin <= right) &&
    (bleed.bottom || point.y + margin <= bottom)
  );
}

/** How present art is at a point: 1 inside, fading to 0 at the edges where it must end. */
export function presenceAt(scene: Scene, point: Point, fade: number): number {
  const { box, bleed } = scene;
  const { right, bottom } = farEdges(box);
  const ease = (distance: number): number => {
    const share = Math.max(0, Math.min(1, distance / fade));
    return share * share * (3 - 2 * share);
  };
  return (
    (bleed.left ? 1 : ease(point.x - box.x)) *
    (bleed.top ? 1 : ease(point.y - box.y)) *
    (bleed.right ? 1 : ease(right - point.x)) *
    (bleed.bottom ? 1 : ease(bottom - point.y))
  );
}

/** The parts of a ring around a centre that lie where art may be; a whole ring is one span of a full turn. */
export function spansOf(scene: Scene, centre: Point, radius: number, margin: number): Span[] {
  const inside = (angle: number): boolean => allows(scene, polar(centre, radius, degrees(angle)), margin);
  const outside = Array.from({ length: 360 / SPAN_STEP }, (_, index) => index * SPAN_STEP).find(
    (a) => !inside(a),
  );
  if (outside === undefined) return [[0, degrees(360)]];
  const spans: Span[] = [];
  let start: number | undefined;
  for (let angle = outside; angle <= outside + 360; angle += SPAN_STEP) {
    if (inside(angle)) start ??= angle;
    else if (start !== undefined) {
      if (angle - SPAN_STEP > start) spans.push([degrees(start), degrees(angle - SPAN_STEP)]);
      start = undefined;
    }
  }
  return spans;
}
