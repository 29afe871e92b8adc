import { type Composition, farEdges, presenceAt, reachOf, type Scene } from "../scene/scene.ts";
import { area, degrees, disc, line, smooth, type Point } from "../svg/shapes.ts";

/** Lines of a signal, each before the last: the week before, the launch, the week after. */
export const ridges: Composition = (scene) => {
  const { box, palette, random } = scene;
  const { bottom } = farEdges(box);
  const count = Math.round((scene.bleed.bottom ? 17 : 12) * scene.density);
  const rise = box.height * (scene.bleed.top ? 0.42 : 0.5);
  const first = box.y + rise * 0.82;
  const gap = (bottom - first) / (count - (scene.bleed.bottom ? 1.6 : 0.6));
  const lead = random.int(Math.round(count * 0.3), Math.round(count * 0.6));
  const width = Math.max(3, gap * 0.15);
  const parts: string[] = [];
  for (let row = 0; row < count; row += 1) {
    const points = ridge(scene, first + row * gap, rise * (0.55 + 0.45 * Math.sin((row / count) * Math.PI)));
    const path = smooth(points);
    const isLead = row === lead;
    const stroke = isLead ? palette.accent : row % 4 === 1 ? palette.light : palette.strong;
    const close = scene.bleed.left ? `V${Math.round(bottom + 40)}H${Math.round(box.x - 20)}z` : "z";
    parts.push(area(path + close, isLead ? palette.light : palette.ground));
    parts.push(line(path, stroke, isLead ? width * 1.8 : width));
  }
  return parts.join("");
};

function ridge(scene: Scene, base: number, rise: number): Point[] {
  const { box, random, focus } = scene;
  const pulses = Array.from({ length: 3 }, () => ({
    x: focus.x + random.range(-0.26, 0.26) * box.width,
    size: random.range(0.3, 1),
    spread: random.range(0.035, 0.1) * box.width,
  }));
  const total = pulses.reduce((sum, pulse) => sum + pulse.size, 0);
  const step = box.width / (34 * Math.max(0.7, scene.density));
  const points: Point[] = [];
  for (let x = box.x - 10; x <= box.x + box.width + step; x += step) {
    const pulse = pulses.reduce(
      (sum, { x: at, size, spread }) => sum + size * Math.exp(-(((x - at) / spread) ** 2)),
      0,
    );
    const noise = random.range(0, 0.035) * box.height * 0.3;
    const held = presenceAt(scene, { x, y: base }, box.width * 0.25);
    points.push({
      x,
      y: base - ((pulse / Math.max(1, total * 0.75)) * rise + noise) * Math.min(1, held + 0.02),
    });
  }
  return points;
}

/** Broad swells laid over one another. */
export const swells: Composition = (scene) => {
  const { box, palette, random } = scene;
  const { bottom } = farEdges(box);
  const count = Math.round(8 * scene.density) + 1;
  const length = box.width * random.range(0.55, 0.85);
  const drift = random.range(0.35, 0.8) * random.pick([-1, 1]);
  const phase = random.range(0, 6);
  const height = box.height * random.range(0.1, 0.14);
  const first = scene.bleed.top ? box.y + box.height * 0.16 : box.y + height * 2.1;
  const gap = (bottom - first) / (count - 0.6);
  const order = random.shuffle([palette.strong, palette.light, palette.mid, palette.soft]);
  const parts: string[] = [];
  const spark = random.int(1, count - 2);
  for (let row = 0; row < count; row += 1) {
    const points: Point[] = [];
    for (let x = box.x - 30; x <= box.x + box.width + length / 6; x += length / 8) {
      const swing = Math.sin((x / length) * Math.PI * 2 + phase + row * drift);
      const wander = 0.6 + 0.4 * Math.sin(x / (length * 1.7) + row * 0.5 + phase);
      points.push({ x, y: first + row * gap + swing * wander * height * (1 + row * 0.05) });
    }
    const fill = row === spark ? palette.accent : (order[row % order.length] ?? palette.strong);
    const tail = `V${Math.round(bottom + 60)}H${Math.round(box.x - 30)}z`;
    parts.push(area(smooth(points) + tail, row % 3 === 2 ? palette.ground : fill));
  }
  return parts.join("");
};

/** A standing wave of many strings, held at its nodes. */
export const strings: Composition = (scene) => {
  const { box, palette, random } = scene;
  const count = Math.round(15 * scene.density);
  const nodes = random.int(2, 3);
  const middle = box.y + box.height * (scene.bleed.top ? 0.5 : 0.54);
  const height = box.height * 0.46;
  const lean = random.range(-0.12, 0.12) * box.height;
  const phase = random.range(0.1, 0.9);
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const share = (index / (count - 1)) * 2 - 1;
    const points: Point[] = [];
    const step = box.width / 26;
    for (let x = scene.bleed.left ? box.x - step : box.x; x <= box.x + box.width + step; x += step) {
      const along = (x - box.x) / box.width;
      const swing = Math.sin((along * nodes + phase) * Math.PI + share * 0.5);
      const swell = 0.45 + 0.55 * Math.sin(along * Math.PI * 0.9 + 0.3);
      const held = presenceAt(scene, { x, y: middle }, box.width * 0.5);
      points.push({ x, y: middle + lean * (along - 0.5) * 2 + share * swing * swell * height * held });
    }
    const isLead = index === Math.floor(count * 0.2) || index === count - 2;
    const colour = isLead
      ? palette.accent
      : index % 3 === 0
        ? palette.light
        : index % 5 === 2
          ? palette.soft
          : palette.strong;
    const weight = (2.4 + (1 - Math.abs(share)) * 3.2) / Math.max(0.6, scene.density);
    parts.push(line(smooth(points), colour, isLead ? weight + 5 : weight));
  }
  if (!scene.bleed.left) parts.push(disc({ x: box.x, y: middle - lean }, box.height * 0.028, palette.strong));
  return parts.join("");
};

/** Wave fronts that leave a source, no two quite round. */
export const fronts: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = reachOf(scene) * (scene.bleed.left && scene.bleed.bottom ? 1.02 : 0.96);
  const count = Math.round(11 * scene.density);
  const lobes = random.int(3, 6);
  const twist = random.range(0.12, 0.3);
  const phase = random.range(0, 6);
  // Light once, near the source: in a corner it would be taken for the page.
  const colours = [
    palette.strong,
    palette.ground,
    palette.light,
    palette.ground,
    palette.soft,
    palette.ground,
    palette.strong,
    palette.ground,
    palette.soft,
    palette.ground,
  ];
  const parts: string[] = [];
  for (let index = count; index >= 1; index -= 1) {
    const share = index / count;
    const points: Point[] = [];
    for (let step = 0; step < 24; step += 1) {
      const angle = degrees(step * 15);
      const bend =
        0.075 * share * Math.sin(lobes * angle + phase + index * twist) +
        0.03 * Math.sin(2 * angle + index * 0.3);
      const radius = reach * share * (0.92 + bend);
      points.push({ x: focus.x + radius * Math.cos(angle), y: focus.y + radius * Math.sin(angle) });
    }
    const fill = index === 5 && count > 6 ? palette.mid : (colours[index % colours.length] ?? palette.strong);
    parts.push(area(smooth(points, true), fill));
  }
  parts.push(disc(focus, reach * 0.045, palette.accent));
  return parts.join("");
};
