import { type Composition, farEdges, presenceAt, reachOf } from "../scene/scene.ts";
import { at, degrees, disc, line, polar, ring } from "../svg/shapes.ts";

const ROUND = { "stroke-linecap": "round" } as const;
/** By how much a bar laid over another is wider, so that none of the lower one shows at its edge. */
const LAP = 1.2;

/** Columns under a curve, some of them stacked: sales by the hour. */
export const columns: Composition = (scene) => {
  const { box, palette, random } = scene;
  const { bottom } = farEdges(box);
  const count = Math.round(11 * scene.density);
  const gap = box.width / count;
  const width = gap * random.pick([0.62, 0.78, 0.9]);
  const peak = random.range(0.45, 0.8);
  const lead = Math.round(peak * (count - 1));
  const foot = scene.bleed.bottom ? bottom + width : bottom - width / 2;
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = box.x + gap * (index + 0.5);
    const share = index / (count - 1);
    const curve = 0.2 + 0.74 * Math.exp(-(((share - peak) / 0.32) ** 2)) + random.range(-0.07, 0.07);
    const top =
      bottom -
      Math.min(0.93, curve) * box.height * presenceAt(scene, { x, y: box.y + box.height / 2 }, gap * 2) +
      width / 2;
    const colour =
      index === lead
        ? palette.accent
        : random.pick([palette.strong, palette.strong, palette.light, palette.soft]);
    parts.push(line(`M${at({ x, y: top })}V${Math.round(foot)}`, colour, width, ROUND));
    if (random.chance(0.55)) {
      const cut = top + (bottom - top) * random.range(0.35, 0.75);
      parts.push(
        line(
          `M${at({ x, y: cut })}V${Math.round(foot)}`,
          colour === palette.mid ? palette.soft : palette.mid,
          width + LAP,
          ROUND,
        ),
      );
    }
    if (index === lead) parts.push(disc({ x, y: top }, width * 0.24, palette.ground));
  }
  return parts.join("");
};

/** Rays of different length around a centre: a day on the clock. */
export const burst: Composition = (scene) => {
  const { palette, random, focus } = scene;
  const reach = reachOf(scene) * 0.97;
  const count = Math.round(30 * scene.density) * 2;
  const inner = reach * 0.26;
  const width = ((inner * 6.28) / count) * 1.05;
  const phase = random.range(0, 6);
  const rhythm = random.int(2, 4);
  const from = random.int(0, count - 1);
  const parts = [
    ring(focus, inner * 0.7, palette.light, inner * 0.16),
    disc(focus, inner * 0.3, palette.accent),
  ];
  const groups = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 6.28319 + degrees(-90);
    const swing = 0.56 + 0.3 * Math.sin(angle * rhythm + phase) + 0.2 * Math.sin(angle * 7 + phase * 2);
    const far = inner + (reach - inner) * Math.max(0.06, Math.min(1, swing + random.range(-0.1, 0.1)));
    const place = (index - from + count) % count;
    const colour =
      place < count * 0.16
        ? palette.accent
        : place % 4 === 1
          ? palette.soft
          : place % 7 === 3
            ? palette.light
            : palette.strong;
    groups.set(
      colour,
      `${groups.get(colour) ?? ""}M${at(polar(focus, inner, angle))}L${at(polar(focus, far, angle))}`,
    );
  }
  for (const [colour, d] of groups) parts.push(line(d, colour, width, ROUND));
  return parts.join("");
};

/** Lanes that run in from one side, each as far as it got. */
export const lanes: Composition = (scene) => {
  const { box, palette, random, bleed } = scene;
  const { right } = farEdges(box);
  const count = Math.round(9 * scene.density);
  const top = bleed.top ? box.y - 10 : box.y + box.height * 0.05;
  const gap = (box.height - (top - box.y)) / (count - (bleed.bottom ? 0.5 : 0));
  const width = gap * random.pick([0.66, 0.8]);
  const lead = random.int(1, count - 2);
  const fromRight = !bleed.left || random.chance(0.5);
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = Math.round(top + gap * (index + 0.5));
    const run = index === lead ? 0.86 : random.range(0.18, 0.8);
    const end = fromRight ? right - run * box.width + width / 2 : box.x + run * box.width - width / 2;
    const edge = fromRight ? right + width : box.x - width;
    const colour =
      index === lead
        ? palette.accent
        : random.pick([palette.strong, palette.light, palette.soft, palette.strong]);
    parts.push(line(`M${Math.round(edge)} ${y}H${Math.round(end)}`, colour, width, ROUND));
    const inner = end + (edge - end) * random.range(0.25, 0.6);
    if (random.chance(0.6)) {
      parts.push(
        line(
          `M${Math.round(edge)} ${y}H${Math.round(inner)}`,
          colour === palette.strong ? palette.mid : palette.strong,
          width + LAP,
          ROUND,
        ),
      );
    }
    parts.push(disc({ x: end, y }, width * 0.2, palette.ground));
    if (run < 0.55 && random.chance(0.5)) {
      parts.push(disc({ x: end + (fromRight ? -1 : 1) * width * 1.15, y }, width / 2, colour));
    }
  }
  return parts.join("");
};

/** A voice: capsules either side of a line. */
export const spectrum: Composition = (scene) => {
  const { box, palette, random, bleed } = scene;
  const count = Math.round(19 * scene.density);
  const gap = box.width / count;
  const width = gap * 0.6;
  // In a picture that is cropped to a band both ends of each stay in view.
  const middle = box.y + box.height * (bleed.top ? 0.43 : 0.52);
  const half = box.height * (bleed.top ? 0.29 : 0.46);
  const phase = random.range(0, 6);
  const heard = random.range(0.45, 0.7);
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    const x = box.x + gap * (index + 0.5);
    const swell =
      Math.abs(Math.sin(share * 5.2 + phase)) * 0.6 + 0.4 * Math.abs(Math.sin(share * 13 + phase * 3));
    const held = presenceAt(scene, { x, y: middle }, box.width * 0.5);
    const up = Math.max(0, half * (0.08 + 0.9 * swell) * held - width / 2);
    const down = Math.max(0, up * random.range(0.6, 1));
    const past = share < heard;
    const colour =
      Math.abs(share - heard) < 0.55 / count
        ? palette.accent
        : past
          ? palette.strong
          : index % 3 === 0
            ? palette.light
            : palette.soft;
    parts.push(line(`M${at({ x, y: middle - up })}V${Math.round(middle + down)}`, colour, width, ROUND));
  }
  return parts.join("");
};
