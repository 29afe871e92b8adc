import { ALL_GROUNDS, paletteOf, type Palette, type PaletteName } from "../colour/palettes.ts";
import { compositionsOf, MOTIF_NAMES, type MotifName } from "../motifs/motifs.ts";
import type { Picture } from "../pictures/picture.ts";
import { encodeWithin, renderPng } from "../pictures/raster.ts";
import { seededRandom, type SeededRandom } from "../random/seeded-random.ts";
import { artOf, svgDocument } from "../scene/compose.ts";
import { PUZZLE } from "../scene/formats.ts";
import { area, disc, element, line, polar, polyline, ring } from "../svg/shapes.ts";

/** How many backgrounds the slider puzzle draws from. */
export const PUZZLE_COUNT = 24;
/** Most bytes of a background. */
export const PUZZLE_BYTES = 25_000;

/** Cells into which scattered shapes are spread, so that no part of the picture stays bare. */
const CELL = 50;

/** Backgrounds of the slider puzzle: every motif in turn, strewn with shapes. */
export function puzzlePictures(): Picture[] {
  return Array.from({ length: PUZZLE_COUNT }, (_, index) => {
    const number = String(index + 1).padStart(2, "0");
    const motif = MOTIF_NAMES[index % MOTIF_NAMES.length] ?? "arcs";
    const composition = compositionsOf(motif)[Math.floor(index / MOTIF_NAMES.length)] ?? "target";
    const palette = ALL_GROUNDS[(index * 4) % ALL_GROUNDS.length] ?? "violet";
    return {
      kind: "puzzles",
      key: `puzzle/${number}`,
      src: `puzzle/${number}.webp`,
      width: PUZZLE.width,
      height: PUZZLE.height,
      type: "image/webp",
      preview: paletteOf(palette).ground,
      inputs: { number },
      module: import.meta.url,
      draw: () => drawPuzzle(number, motif, composition, palette),
    } satisfies Picture;
  });
}

async function drawPuzzle(
  number: string,
  motif: MotifName,
  composition: string,
  palette: PaletteName,
): Promise<Uint8Array> {
  const look = { seed: `puzzle/${number}`, motif, composition, palette };
  const random = seededRandom(`puzzle/${number} strewn`);
  const content = artOf(PUZZLE, look) + strewn(random, paletteOf(palette)) + shading();
  const png = renderPng(svgDocument(PUZZLE.width, PUZZLE.height, content));
  return encodeWithin(png, "webp", PUZZLE_BYTES);
}

/** One small shape a cell. */
function strewn(random: SeededRandom, palette: Palette): string {
  const colours = [palette.strong, palette.light, palette.soft, palette.mid, palette.accent];
  const shapes: string[] = [];
  for (let y = 0; y < PUZZLE.height; y += CELL) {
    for (let x = 0; x < PUZZLE.width; x += CELL) {
      const centre = { x: x + random.range(8, CELL - 8), y: y + random.range(8, CELL - 8) };
      shapes.push(shape(random, centre, random.range(6, 13), random.pick(colours), random.pick(colours)));
    }
  }
  return shapes.join("");
}

function shape(
  random: SeededRandom,
  centre: { x: number; y: number },
  size: number,
  one: string,
  two: string,
): string {
  const turn = random.range(0, 6.28);
  const corners = (count: number): { x: number; y: number }[] =>
    Array.from({ length: count }, (_, index) => polar(centre, size, turn + (index / count) * 6.2832));
  switch (random.int(0, 4)) {
    case 0:
      return disc(centre, size * 0.8, one) + disc(centre, size * 0.3, two);
    case 1:
      return ring(centre, size * 0.7, one, size * 0.4);
    case 2:
      return area(polyline(corners(3), true), one);
    case 3:
      return area(polyline(corners(4), true), one) + disc(centre, size * 0.3, two);
    default:
      return line(polyline([polar(centre, size, turn), polar(centre, -size, turn)]), one, size * 0.5, {
        "stroke-linecap": "round",
      });
  }
}

/** Light from one corner: keeps any two places of the picture from being alike. */
function shading(): string {
  const stops =
    element("stop", { "stop-color": "#fff", "stop-opacity": ".22" }) +
    element("stop", { offset: "1", "stop-color": "#12110F", "stop-opacity": ".3" });
  const gradient = element("linearGradient", { id: "light", x1: 0, y1: 0, x2: 1, y2: 1 }, stops);
  return (
    element("defs", {}, gradient) +
    element("rect", { width: PUZZLE.width, height: PUZZLE.height, fill: "url(#light)" })
  );
}
