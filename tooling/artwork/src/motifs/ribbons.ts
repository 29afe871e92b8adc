import { type Composition, farEdges, presenceAt, type Scene, unitOf } from "../scene/scene.ts";
import { area, at, element, line, num, polyline, smooth, type Point } from "../svg/shapes.ts";

/** A move of the pen: straight on, or a turn on a radius (positive: clockwise). */
type Move = { readonly ahead: number } | { readonly turn: number; readonly radius: number };

interface Pen extends Point {
  readonly heading: number;
}

/** Parallel strands that run, turn and cross: one story on several channels. */
export const strands: Composition = (scene) => {
  const { palette, random } = scene;
  const count = Math.max(4, Math.round(5 * scene.density));
  const unit = unitOf(scene);
  const width = (unit * random.range(0.34, 0.4)) / count;
  const voices = random.shuffle([palette.strong, palette.light, palette.soft, palette.mid, palette.strong]);
  const colours = Array.from(
    { length: count },
    (_, index) => voices[index % voices.length] ?? palette.strong,
  );
  colours[random.int(0, count - 1)] = palette.accent;
  const { start, moves } = random.pick(routes(scene, width * count));
  const parts: string[] = [];
  let pen = start;
  for (const move of moves) {
    const edge = line(strand(pen, move, 0, false), palette.ground, width * (count + 0.9));
    const lines = colours.map((colour, index) => {
      const offset = (index - (count - 1) / 2) * width;
      return line(strand(pen, move, offset, true), colour, width * 0.8);
    });
    parts.push(edge, ...lines);
    pen = advance(pen, move);
  }
  return parts.join("");
};

function routes(scene: Scene, breadth: number): { start: Pen; moves: Move[] }[] {
  const { box, random } = scene;
  const { right, bottom } = farEdges(box);
  const half = breadth / 2;
  const radius = breadth * random.range(0.72, 0.85);
  const far = Math.max(scene.width, scene.height);
  const low = bottom - half * 1.5 - (scene.bleed.bottom ? 0 : half);
  const entry = scene.bleed.top || !scene.bleed.bottom ? low - half : bottom - half * 0.5;
  const rise = (entry - box.y - (scene.bleed.top ? -half : half * 1.4)) / 2;
  const loop = Math.max(half * 1.15, Math.min(radius * 1.12, rise));
  const loopX = box.x + box.width * random.range(0.5, 0.62);
  const all: { start: Pen; moves: Move[] }[] = [
    {
      start: { x: right + 20, y: box.y + half * 1.5, heading: Math.PI },
      moves: [
        { ahead: box.width * 0.62 },
        { turn: -Math.PI, radius },
        { ahead: box.width * 0.2 },
        { turn: Math.PI, radius },
        { ahead: far },
      ],
    },
  ];
  if (scene.bleed.left) {
    all.push(
      {
        start: { x: box.x - 20, y: entry, heading: 0 },
        moves: [{ ahead: loopX - box.x + 20 }, { turn: -Math.PI * 1.5, radius: loop }, { ahead: far }],
      },
      {
        start: { x: box.x + box.width * 0.24, y: bottom + 20, heading: -Math.PI / 2 },
        moves: [
          { ahead: bottom + 20 - box.y - half * 1.35 - radius },
          { turn: Math.PI, radius },
          { ahead: box.height * 0.12 },
          { turn: -Math.PI / 2, radius },
          { ahead: far },
        ],
      },
      {
        start: { x: box.x - 20, y: box.y + half * 1.5, heading: 0 },
        moves: [
          { ahead: box.width * random.range(0.5, 0.62) },
          { turn: Math.PI, radius },
          { ahead: box.width * 0.18 },
          { turn: -Math.PI, radius: radius * 0.9 },
          { ahead: far },
        ],
      },
    );
  }
  return all;
}

function advance(pen: Pen, move: Move): Pen {
  const { heading } = pen;
  if ("ahead" in move) {
    return { x: pen.x + Math.cos(heading) * move.ahead, y: pen.y + Math.sin(heading) * move.ahead, heading };
  }
  const side = Math.sign(move.turn);
  const centre = {
    x: pen.x - Math.sin(heading) * move.radius * side,
    y: pen.y + Math.cos(heading) * move.radius * side,
  };
  const turned = heading + move.turn;
  return {
    x: centre.x + Math.sin(turned) * move.radius * side,
    y: centre.y - Math.cos(turned) * move.radius * side,
    heading: turned,
  };
}

/** By how much a strand overlaps the move before it, so that no seam shows. */
const LAP = 1.5;

/** Path data of one strand of a move, `offset` to the right of the pen's way. */
function strand(pen: Pen, move: Move, offset: number, lapped: boolean): string {
  const shift = (from: Pen): Point => ({
    x: from.x - Math.sin(from.heading) * offset,
    y: from.y + Math.cos(from.heading) * offset,
  });
  const end = advance(pen, move);
  const from = shift(lapped ? advance(pen, { ahead: -LAP }) : pen);
  if ("ahead" in move) return `M${at(from)}L${at(shift(end))}`;
  const side = Math.sign(move.turn);
  const radius = num(Math.max(0.5, move.radius - offset * side));
  const sweep = side > 0 ? 1 : 0;
  const middle = advance(pen, { turn: move.turn / 2, radius: move.radius });
  return `M${at(from)}L${at(shift(pen))}A${radius} ${radius} 0 0 ${sweep} ${at(shift(middle))}A${radius} ${radius} 0 0 ${sweep} ${at(shift(end))}`;
}

/** A strip folded to and fro, light on its face and dark on its back. */
export const folds: Composition = (scene) => {
  const { box, palette, random, bleed } = scene;
  const { right, bottom } = farEdges(box);
  const turns = Math.max(3, Math.round(4 * scene.density));
  const inset = random.range(0.1, 0.2) * box.width;
  const [left, end] = [box.x + inset, bleed.right && !bleed.left ? right - inset * 0.4 : right - inset];
  const top = bleed.top ? box.y - box.height * 0.3 : box.y;
  const foot = bleed.bottom ? bottom + box.height * 0.2 : bottom;
  const thick = (foot - top) / (turns * 1.02 + 1);
  const drop = (foot - top - thick) / turns;
  const faces = random.shuffle([palette.strong, palette.light, palette.soft]);
  const id = `f${palette.name}`;
  const parts = [shade(id)];
  const spark = random.int(1, turns - 2);
  let fromLeft = random.chance(0.5);
  for (let index = 0; index < turns; index += 1) {
    const y = top + index * drop;
    const [near, far] = fromLeft ? [left, end] : [end, left];
    const sheet = polyline(
      [
        { x: near, y },
        { x: far, y: y + drop },
        { x: far, y: y + drop + thick },
        { x: near, y: y + thick },
      ],
      true,
    );
    const face = index % 2 === 0 ? (faces[(index / 2) % faces.length] ?? palette.strong) : palette.mid;
    parts.push(area(sheet, index === spark ? palette.accent : face));
    parts.push(area(sheet, `url(#${id}${fromLeft ? "a" : "b"})`));
    fromLeft = !fromLeft;
  }
  return parts.join("");
};

/** Two gradients of ink that darken a strip towards its fold. */
function shade(id: string): string {
  const stops =
    element("stop", { "stop-opacity": ".3" }) + element("stop", { offset: ".34", "stop-opacity": "0" });
  return element(
    "defs",
    {},
    element("linearGradient", { id: `${id}a` }, stops) +
      element("linearGradient", { id: `${id}b`, x1: "1", x2: "0" }, stops),
  );
}

/** Strands side by side that wave, cross and come apart again. */
export const flow: Composition = (scene) => {
  const { box, palette, random, bleed } = scene;
  const count = Math.round(7 * scene.density);
  const width = (unitOf(scene) * 0.052) / Math.min(1, scene.density * 1.1);
  const middle = box.y + box.height * (bleed.top ? 0.5 : 0.55);
  const turns = random.range(0.85, 1.2);
  const phase = random.range(0, 6.28);
  const lag = random.range(0.3, 0.42) * random.pick([-1, 1]);
  const lean = random.range(-0.14, 0.14) * box.height;
  const half = Math.abs(lean) / 2 + ((count - 1) / 2) * width * 0.55 + width * 0.75;
  const above = bleed.top ? Infinity : middle - box.y - half;
  const below = bleed.bottom ? Infinity : farEdges(box).bottom - middle - half;
  const rise = Math.min(box.height * (bleed.bottom && !bleed.top ? 0.3 : 0.34), above, below);
  const voices = random.shuffle([palette.strong, palette.light, palette.soft, palette.strong]);
  const spark = random.int(0, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const points: Point[] = [];
    for (let step = -1; step <= 15; step += 1) {
      const along = step / 14;
      const x = box.x + along * box.width;
      const held = presenceAt(scene, { x, y: middle }, box.width * 0.3);
      const swing = Math.sin(along * turns * 6.2832 + phase + index * lag);
      const apart = (index - (count - 1) / 2) * width * 0.55;
      points.push({ x, y: middle + lean * (along - 0.5) + (swing * rise + apart) * held });
    }
    const colour = index === spark ? palette.accent : (voices[index % voices.length] ?? palette.strong);
    const d = smooth(points);
    return line(d, palette.ground, width * 1.5) + line(d, colour, width);
  }).join("");
};

/** A screen of pleats, each panel turned from the last. */
export const pleats: Composition = (scene) => {
  const { box, palette, random } = scene;
  const { bottom } = farEdges(box);
  const count = Math.round(9 * scene.density);
  const width = (box.width + 40) / count;
  const tooth = width * random.range(0.5, 0.8);
  const phase = random.range(0, 6);
  const layers = 3;
  const parts: string[] = [];
  const schemes = random.shuffle([
    [palette.strong, palette.mid],
    [palette.light, palette.soft],
    [palette.soft, palette.strong],
  ]);
  const spark = random.int(1, count - 2);
  for (let layer = 0; layer < layers; layer += 1) {
    const base = box.y + box.height * ((scene.bleed.top ? 0.24 : 0.3) + layer * 0.25);
    const height = (edge: number): number =>
      base +
      Math.sin(edge * 0.62 + phase + layer * 1.9) * box.height * 0.13 +
      (edge % 2 === 0 ? tooth / 2 : -tooth / 2);
    for (let index = 0; index < count; index += 1) {
      const x = box.x - 20 + index * width;
      const panel = [
        { x, y: height(index) },
        { x: x + width + 0.5, y: height(index + 1) },
        { x: x + width + 0.5, y: bottom + 30 },
        { x, y: bottom + 30 },
      ];
      const pair = schemes[layer] ?? [palette.strong, palette.mid];
      const fill = layer === 1 && index === spark ? palette.accent : (pair[index % 2] ?? palette.strong);
      parts.push(area(polyline(panel, true), fill));
    }
  }
  return parts.join("");
};
