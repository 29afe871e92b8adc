import { paletteOf, type PaletteName } from "../colour/palettes.ts";
import { compositionOf, type MotifName } from "../motifs/motifs.ts";
import { seededRandom, type SeededRandom } from "../random/seeded-random.ts";
import { element, ring } from "../svg/shapes.ts";
import type { Format } from "./formats.ts";
import type { Scene } from "./scene.ts";

/** What decides the look of a picture. */
export interface Look {
  /** Start of its sequence of chance. */
  readonly seed: string;
  /** `subject`: the composition shows what the item is about. */
  readonly motif: MotifName | "subject";
  readonly composition: string;
  readonly palette: PaletteName;
}

/** The scene of a look in a format. */
export function sceneOf(format: Format, look: Look): Scene {
  const random = seededRandom(look.seed);
  const { box } = format;
  return {
    width: format.width,
    height: format.height,
    box,
    bleed: format.bleed,
    palette: paletteOf(look.palette),
    random,
    density: format.density,
    focus: {
      x: Math.round(box.x + box.width * random.range(...format.focus.x)),
      y: Math.round(box.y + box.height * random.range(...format.focus.y)),
    },
  };
}

/** The elements of a picture: ground, whispered rings, art unless it is bare; parts of its scene may be given. */
export function artOf(format: Format, look: Look, given: Partial<Scene> = {}, isBare = false): string {
  const scene = { ...sceneOf(format, look), ...given };
  const ground = element("rect", { width: format.width, height: format.height, fill: scene.palette.ground });
  const art = isBare ? "" : compositionOf(look.motif, look.composition)(scene);
  const isQuiet = format.isQuiet === true || look.motif === "subject";
  return ground + (isQuiet ? "" : whispers(scene, seededRandom(`${look.seed} whisper`))) + art;
}

/** A whole SVG document of a picture. */
export function pictureOf(format: Format, look: Look): string {
  return svgDocument(format.width, format.height, artOf(format, look));
}

/** Wraps elements into an SVG document of a size. */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
}

/** Large rings a shade off the ground: they tie the picture to its motif and may run under type. */
function whispers(scene: Scene, random: SeededRandom): string {
  const step = Math.max(scene.width, scene.height) * 0.085;
  const rings: string[] = [];
  for (let index = 3; index < 13; index += 1) {
    if (random.chance(0.3)) continue;
    rings.push(ring(scene.focus, index * step, scene.palette.whisper, step * random.pick([0.12, 0.4, 0.62])));
  }
  return rings.join("");
}
