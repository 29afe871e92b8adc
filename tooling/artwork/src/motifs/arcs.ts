import { type Composition, reachOf, type Scene, spansOf, unitOf, allows, farEdges } from "../scene/scene.ts";
import { arcPath, degrees, disc, dots, line, polar, ring, type Point } from "../svg/shapes.ts";

const FULL_TURN = degrees(360);
const ANGLE_STEP = 15;

/** A target read in broken rings: the post in the middle, attention around it. */
export const target: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const step = unitOf(scene) * (0.052 / scene.density);
  const { left, bottom } = scene.bleed;
  const rings = Math.round((reachOf(scene) / step) * (left && bottom ? 1.5 : 1.22));
  const voices = random.shuffle([palette.strong, palette.strong, palette.light, palette.soft, palette.mid]);
  const parts: string[] = [];
  for (let index = 3; index < rings; index += random.chance(0.25) ? 2 : 1) {
    const radius = index * step;
    const colour = voices[index % voices.length] ?? palette.strong;
    const width = step * random.pick([0.16, 0.5, 0.82, 0.82]);
    for (const [from, to] of spansOf(scene, focus, radius, width)) {
      parts.push(...brokenRing(scene, radius, from, to, colour, width));
    }
  }
  parts.push(disc(focus, step * 2, palette.strong), ring(focus, step * 1.5, palette.ground, step * 0.2));
  parts.push(disc(focus, step * 0.75, palette.accent));
  return parts.join("");
};

function brokenRing(
  scene: Scene,
  radius: number,
  from: number,
  to: number,
  colour: string,
  width: number,
): string[] {
  const { random, focus } = scene;
  const whole = to - from >= FULL_TURN - 0.01;
  if (whole && random.chance(0.18)) return [ring(focus, radius, colour, width)];
  if (random.chance(0.12)) {
    const ticks = {
      "stroke-dasharray": `${Math.max(1.5, width * 0.16).toFixed(1)} ${(width * 0.6 + 4).toFixed(1)}`,
    };
    return [line(arcPath(focus, radius, from, Math.min(to, from + FULL_TURN * 0.92)), colour, width, ticks)];
  }
  const arcs: string[] = [];
  const start = whole ? degrees(random.int(0, 23) * ANGLE_STEP) : from + degrees(random.range(0, 24));
  const end = whole ? start + FULL_TURN : to - degrees(random.range(0, 24));
  let angle = start;
  while (angle < end - degrees(8)) {
    const length = degrees(random.int(3, 15) * ANGLE_STEP);
    const stop = Math.min(angle + length, end - (whole ? degrees(9) : 0));
    if (stop - angle > degrees(6)) arcs.push(line(arcPath(focus, radius, angle, stop), colour, width));
    angle = stop + degrees(random.int(1, 5) * ANGLE_STEP * 0.6);
  }
  return arcs;
}

/** Rings cut along a slit and slid by one step, so that the halves join into a spiral. */
export const slit: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = reachOf(scene) * 0.97;
  const count = Math.max(5, Math.round(8 * scene.density));
  const tilt = degrees(random.pick([-45, 0, 45, 90, 135]));
  const slid = random.pick([1, 1, 2]);
  const step = reach / (count + 0.35 + slid);
  const slide = step * slid;
  const other = { x: focus.x + slide * Math.cos(tilt), y: focus.y + slide * Math.sin(tilt) };
  const colours = [palette.strong, palette.light, palette.strong, palette.soft];
  const parts: string[] = [];
  for (let index = count; index >= 1; index -= 1) {
    const width = step * (index % 3 === 0 ? 0.3 : 0.62);
    const one = index === 2 ? palette.accent : (colours[index % colours.length] ?? palette.strong);
    const two = colours[(index + 1) % colours.length] ?? palette.strong;
    parts.push(line(arcPath(focus, index * step, tilt, tilt + Math.PI), one, width));
    parts.push(line(arcPath(other, index * step, tilt + Math.PI, tilt + FULL_TURN - 0.001), two, width));
  }
  parts.push(disc(focus, step * 0.36, palette.accent));
  return parts.join("");
};

/** Scales of overlapping rings: one post echoed by the next. */
export const echoes: Composition = (scene) => {
  const { box, random, bleed } = scene;
  const { right, bottom } = farEdges(box);
  const radius = unitOf(scene) * (scene.density > 0.8 ? random.range(0.2, 0.24) : random.range(0.27, 0.32));
  const rowHeight = radius * 0.62;
  const parts: string[] = [];
  const special = random.int(4, 9);
  let index = 0;
  const top = bleed.top ? box.y - radius * 0.2 : box.y + radius;
  for (let row = 0; top + row * rowHeight < bottom + radius; row += 1) {
    const shift = row % 2 === 0 ? 0 : radius;
    for (let x = box.x - radius + shift; x < right + radius * 1.5; x += radius * 2) {
      const centre = { x, y: top + row * rowHeight };
      if (row === 0 && !bleed.top && random.chance(0.42)) continue;
      if (!allows(scene, centre, bleed.left && bleed.right ? 0 : radius)) continue;
      index += 1;
      parts.push(scale(scene, centre, radius, index % 11 === special));
    }
  }
  return parts.join("");
};

function scale(scene: Scene, centre: Point, radius: number, special: boolean): string {
  const { palette, random } = scene;
  const outer = special
    ? palette.accent
    : random.pick([palette.strong, palette.strong, palette.light, palette.mid]);
  const inner = outer === palette.strong ? palette.soft : palette.strong;
  return [
    disc(centre, radius, palette.ground),
    disc(centre, radius * 0.95, outer),
    disc(centre, radius * 0.74, palette.ground),
    ring(centre, radius * 0.57, inner, radius * 0.11),
    disc(centre, radius * 0.34, outer),
    disc(centre, radius * 0.13, palette.ground),
  ].join("");
}

/** Progress rings on a dial with ticks: how far it got. */
export const dial: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = Math.min(reachOf(scene) * 0.97, unitOf(scene) * 0.53);
  const rings = Math.max(4, Math.round(5 * scene.density));
  const width = (reach * 0.78) / (rings + 0.7);
  const start = degrees(random.pick([-90, -90, 180, 135]));
  const tick = arcPath(focus, reach * 0.93, start, start + FULL_TURN - 0.02);
  const minor = (reach * 0.93 * FULL_TURN) / 120;
  const parts = [
    line(tick, palette.soft, reach * 0.05, { "stroke-dasharray": `2.4 ${(minor - 2.4).toFixed(3)}` }),
    line(tick, palette.strong, reach * 0.09, { "stroke-dasharray": `5 ${(minor * 10 - 5).toFixed(3)}` }),
  ];
  const colours = [palette.strong, palette.light, palette.soft, palette.strong, palette.accent, palette.mid];
  const lead = random.int(0, rings - 1);
  for (let index = 0; index < rings; index += 1) {
    const radius = reach * 0.8 - index * width;
    const colour = index === lead ? palette.accent : (colours[index % 4] ?? palette.strong);
    const end = start + degrees(index === lead ? random.range(285, 325) : random.range(70, 260));
    const round = { "stroke-linecap": "round" };
    parts.push(ring(focus, radius, palette.mid, 2));
    parts.push(line(arcPath(focus, radius, start, end), colour, width * 0.7, round));
    parts.push(dots([polar(focus, radius, end)], width * 0.13, palette.ground));
  }
  return parts.join("");
};
