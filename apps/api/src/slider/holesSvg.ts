import type { Arrangement, Hole } from "./arrangeHoles.ts";
import { measureBrightness, RAW, SCALE } from "./ground.ts";
import type { Random } from "./random.ts";
import { outline } from "./shapes.ts";

/** How much of what lies under a hole, and under the striped one, shows through, of 1. */
const THROUGH = 0.36;
const THROUGH_STRIPED = 0.12;

/** How far a hole's colour is from grey, steps of 255 up and down. */
const TINT = 12;

/** Crumbs in a hole, how large they are, pixels of the picture, and how far from its middle, per cent of its side. */
const CRUMBS = 2;
const CRUMB = [4, 7] as const;
const CRUMB_REACH = 24;

/** Stripes: their distance and width, pixels of the picture, and their reach, of a piece's side. */
const STRIPE_EVERY = 5;
const STRIPE = 2.5;
const STRIPES_REACH = 0.54;

/** Draws the holes of a puzzle, as an SVG of the picture's size. */
export function holesSvg(ground: Buffer, arrangement: Arrangement, random: Random): Buffer {
  const { size, holes, isDark } = arrangement;
  const side = size * SCALE;
  const rim = isDark ? "#fff" : "#000";
  const drawn = holes.map((hole) => {
    const middle = [hole.place.x * SCALE + side / 2, hole.place.y * SCALE + side / 2] as const;
    const d = outline(hole.shape, ...middle, side);
    const through = hole.striped === undefined ? THROUGH : THROUGH_STRIPED;
    const fill = `fill="${holeColour(ground, hole, size, through, random)}" fill-opacity="${1 - through}"`;
    const shown = `<path d="${d}" ${fill} stroke="${rim}" stroke-opacity=".8" stroke-width="3" stroke-linejoin="round"/>`;
    if (hole.striped === undefined) return shown + crumbs(middle, side, isDark, random);
    const piece = outline(hole.striped, ...middle, side);
    const below = `<path d="${piece}" fill="${isDark ? "#000" : "#fff"}" fill-opacity=".75" stroke="${rim}" stroke-opacity=".8" stroke-width="3"/>`;
    const above = `<path d="${piece}" fill="none" stroke="${rim}" stroke-opacity=".5" stroke-width="2.5"/>`;
    return stripes(middle, side, isDark, random) + below + shown + above;
  });
  return svg(RAW.width, RAW.height, drawn.join(""));
}

/** A document of so many pixels. */
export function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

type Middle = readonly [x: number, y: number];

/** What, laid over its place, makes a hole as bright as it shall be. */
function holeColour(ground: Buffer, hole: Hole, size: number, through: number, random: Random): string {
  const own = (hole.light - through * measureBrightness(ground, hole.place, size)) / (1 - through);
  const channels = Array.from({ length: RAW.channels }, () =>
    Math.max(0, Math.min(255, Math.round(own + random.int(-TINT, TINT + 1)))),
  );
  return `rgb(${channels.join(",")})`;
}

/** Small things that lie in a hole: no hole is even. */
function crumbs([x, y]: Middle, side: number, isDark: boolean, random: Random): string {
  const near = (): number => (random.int(-CRUMB_REACH, CRUMB_REACH + 1) * side) / 100;
  return Array.from({ length: CRUMBS }, () => {
    const [cx, cy] = [x + near(), y + near()];
    const half = random.int(...CRUMB);
    const corner = random.int(0, half + 1);
    return `<rect x="${cx - half}" y="${cy - half}" width="${2 * half}" height="${2 * half}" rx="${corner}" transform="rotate(${random.int(0, 90)} ${cx} ${cy})" fill="${isDark ? "#fff" : "#222"}" fill-opacity=".85"/>`;
  }).join("");
}

/** A disc of stripes, light and dark by turns, at a random angle. */
function stripes([x, y]: Middle, side: number, isDark: boolean, random: Random): string {
  const lines = ["", ""];
  const radius = side * STRIPES_REACH;
  for (let index = 0; index * STRIPE_EVERY < 2 * radius - 2; index += 1) {
    const at = index * STRIPE_EVERY + 2 - radius;
    const half = Math.sqrt(Math.max(0, radius * radius - at * at));
    lines[index % 2] += `M${(x - half).toFixed(1)} ${y + at}h${(2 * half).toFixed(1)}`;
  }
  const [light, dark] = isDark ? [0.9, 0.5] : [0.5, 0.9];
  return `<g transform="rotate(${random.int(0, 180)} ${x} ${y})" stroke-width="${STRIPE}"><path d="${lines[0]}" stroke="#fff" stroke-opacity="${light}"/><path d="${lines[1]}" stroke="#000" stroke-opacity="${dark}"/></g>`;
}
