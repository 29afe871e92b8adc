import { type Composition, farEdges, presenceAt, reachOf, unitOf } from "../scene/scene.ts";
import { disc, dots, polar, ring, type Point } from "../svg/shapes.ts";

const SIZES = 6;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Collects dots by colour and size, so that each kind becomes one path. */
class DotField {
  readonly #kinds = new Map<string, Point[]>();
  readonly #largest: number;

  constructor(largest: number) {
    this.#largest = largest;
  }

  add(point: Point, radius: number, colour: string): void {
    const size = Math.round((radius / this.#largest) * SIZES);
    if (size < 1) return;
    const key = `${colour} ${size}`;
    const kind = this.#kinds.get(key) ?? [];
    kind.push({ x: Math.round(point.x), y: Math.round(point.y) });
    this.#kinds.set(key, kind);
  }

  toString(): string {
    return [...this.#kinds]
      .map(([key, points]) => {
        const [colour = "", size = "1"] = key.split(" ");
        return dots(points, (Number(size) / SIZES) * this.#largest, colour);
      })
      .join("");
  }
}

/** A screen of dots that swell where the ripple passes. */
export const ripple: Composition = (scene) => {
  const { box, palette, random, focus } = scene;
  const { right, bottom } = farEdges(box);
  const gap = unitOf(scene) / (16 * scene.density);
  const field = new DotField(gap * 0.56);
  const wave = gap * random.range(4.2, 5.6);
  const spark = random.int(1, 2);
  for (let row = 0; row * gap * 0.87 < bottom - box.y + gap; row += 1) {
    for (let x = box.x + (row % 2 === 0 ? 0 : gap / 2); x < right + gap; x += gap) {
      const point = { x, y: box.y + row * gap * 0.87 };
      const distance = Math.hypot(point.x - focus.x, point.y - focus.y);
      const swing = 0.5 + 0.5 * Math.cos((distance / wave) * Math.PI * 2);
      const size = (0.12 + 0.88 * swing ** 1.4) * (1 - 0.45 * Math.min(1, distance / (wave * 3.4)));
      const band = Math.round(distance / wave);
      const colour = band === 0 ? palette.accent : band === spark ? palette.light : palette.strong;
      field.add(point, gap * 0.56 * size * presenceAt(scene, point, gap * 3), colour);
    }
  }
  return field.toString();
};

/** A seed head: every answer has its place. */
export const seeds: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = reachOf(scene) * 0.97;
  const count = Math.round(330 * scene.density ** 1.6);
  const largest = (reach / Math.sqrt(count)) * 0.8;
  const field = new DotField(largest);
  const arm = random.pick([13, 21, 8]);
  const chosen = random.int(0, arm - 1);
  const second = (chosen + Math.round(arm * 0.4)) % arm;
  const turn = random.range(0, 6);
  for (let index = 1; index < count; index += 1) {
    const share = Math.sqrt(index / count);
    const point = polar(focus, reach * share, index * GOLDEN_ANGLE + turn);
    const size = largest * (0.32 + 0.68 * Math.sin(share * Math.PI * 0.62));
    const colour =
      index % arm === chosen
        ? palette.accent
        : index % arm === second
          ? palette.light
          : index % 3 === 0
            ? palette.soft
            : palette.strong;
    field.add(point, size, colour);
  }
  return field.toString();
};

/** Dots on orbits, gathering towards one side. */
export const orbits: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = reachOf(scene) * 0.96;
  const rings = Math.round(8 * scene.density);
  const step = reach / (rings + 0.4);
  const field = new DotField(step * 0.46);
  const lean = random.range(0, 6);
  const parts: string[] = [];
  for (let index = 1; index <= rings; index += 1) {
    const radius = index * step;
    const count = Math.max(6, Math.round((radius * 6.28) / (step * 0.98)));
    if (index % 3 === 0) parts.push(ring(focus, radius, palette.mid, 2));
    for (let place = 0; place < count; place += 1) {
      const angle = (place / count) * 6.2832 + index * 0.35;
      const near = 0.5 + 0.5 * Math.cos(angle - lean - index * 0.28);
      const colour =
        near > 0.93
          ? palette.accent
          : near > 0.74
            ? palette.light
            : index % 2 === 0
              ? palette.soft
              : palette.strong;
      field.add(polar(focus, radius, angle), step * 0.46 * (0.16 + 0.84 * near ** 1.5), colour);
    }
  }
  parts.push(field.toString(), disc(focus, step * 0.5, palette.strong));
  return parts.join("");
};

/** Rows of dots on a moving ground, small in the distance and large in front. */
export const terrain: Composition = (scene) => {
  const { box, palette, random } = scene;
  const rows = Math.round(13 * scene.density);
  const columns = Math.round(15 * scene.density);
  const largest = (box.width / columns) * 0.52;
  const field = new DotField(largest);
  const phase = random.range(0, 6);
  const slope = random.range(0.5, 1.1);
  const peak = { row: random.int(Math.ceil(rows * 0.35), rows - 3), column: random.int(2, columns - 3) };
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const spread = 0.72 + depth * 0.75;
    const base = box.y + box.height * (scene.bleed.top ? 0.06 : 0.16) + box.height * 0.95 * depth ** 1.35;
    for (let column = -3; column <= columns + 3; column += 1) {
      const x = box.x + box.width / 2 + (column - columns / 2) * (box.width / columns) * spread;
      const lift = Math.sin(column * 0.55 * slope + row * 0.5 + phase) * Math.cos(row * 0.42 - column * 0.12);
      const point = { x, y: base - lift * box.height * (0.03 + 0.05 * depth) };
      const hot = Math.hypot(row - peak.row, (column - peak.column) * 0.9) < 1.7;
      const colour = hot
        ? palette.accent
        : lift > 0.42
          ? palette.light
          : lift < -0.5
            ? palette.soft
            : palette.strong;
      const size = largest * (0.22 + 0.68 * depth) * (0.55 + 0.45 * (lift + 1) * 0.5);
      if (x > -40 && x < scene.width + 40)
        field.add(point, size * presenceAt(scene, point, box.height * 0.1), colour);
    }
  }
  return field.toString();
};
