import sharp from "sharp";
import { arrangeHoles } from "./arrangeHoles.ts";
import { RAW, readGround, SCALE } from "./ground.ts";
import { holesSvg, svg } from "./holesSvg.ts";
import { secureRandom, type Random } from "./random.ts";
import { outline, type Shape } from "./shapes.ts";

/** Grain over both pictures; steps of 255 up and down. */
const GRAIN = 5;

export interface DrawnPuzzle {
  /** Where the piece belongs; stays on the server. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** WebP with the gap and its decoys. */
  readonly background: Buffer;
  /** WebP of the piece, transparent around it. */
  readonly piece: Buffer;
}

/**
 * Draws a puzzle on a background. The piece shows another part of the picture than the gap's, so that its pixels tell
 * nothing; what tells is the way it points.
 *
 * @param file - Path of a picture of 600 × 300 pixels.
 * @param random - @default chances that nobody foresees
 */
export async function drawPuzzle(file: string, random: Random = secureRandom): Promise<DrawnPuzzle> {
  const ground = await readGround(file, random);
  const arrangement = arrangeHoles(ground, random);
  const { size, gap, piece } = arrangement;
  const pixels = await sharp(ground, { raw: RAW })
    .composite([{ input: holesSvg(ground, arrangement, random) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  sprinkle(pixels, random);
  const background = await sharp(pixels, { raw: RAW }).webp({ quality: 68, effort: 2 }).toBuffer();
  return { ...gap, size, background, piece: await drawPiece(ground, piece, size * SCALE, random) };
}

async function drawPiece(ground: Buffer, shape: Shape, side: number, random: Random): Promise<Buffer> {
  const [left, top] = [random.int(0, RAW.width - side), random.int(0, RAW.height - side)];
  const pixels = await sharp(ground, { raw: RAW })
    .extract({ left, top, width: side, height: side })
    .raw()
    .toBuffer();
  sprinkle(pixels, random);
  const d = outline(shape, side / 2, side / 2, side);
  const look = 'fill="#fff" fill-opacity=".3" stroke="#111" stroke-width="4" stroke-linejoin="round"';
  return sharp(pixels, { raw: { width: side, height: side, channels: RAW.channels } })
    .ensureAlpha()
    .composite([
      { input: svg(side, side, `<path d="${d}"/>`), blend: "dest-in" },
      { input: svg(side, side, `<path d="${d}" ${look}/>`) },
    ])
    .webp({ quality: 80, alphaQuality: 90, effort: 2 })
    .toBuffer();
}

function sprinkle(pixels: Buffer, random: Random): void {
  const grain = random.bytes(pixels.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const speck = ((grain[index] ?? 0) % (2 * GRAIN + 1)) - GRAIN;
    pixels[index] = Math.max(0, Math.min(255, (pixels[index] ?? 0) + speck));
  }
}
