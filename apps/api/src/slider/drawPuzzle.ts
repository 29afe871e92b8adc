import { randomBytes, randomInt } from "node:crypto";
import sharp from "sharp";
import { HEIGHT_PX, placePieces, WIDTH_PX, type Place } from "./placePieces.ts";
import { randomShape, shapeSvg, type Shape } from "./shapes.ts";

/** Pixels of the picture for one of its coordinates. */
const SCALE = 2;
const WIDTH = WIDTH_PX * SCALE;
const HEIGHT = HEIGHT_PX * SCALE;
const CHANNELS = 3;

/** Least part of a background that is shown, per mille: so that no two puzzles of it lie on one another. */
const LEAST_CROP = 820;

/** Grain over the whole picture, and over gaps; steps of 255 up and down. */
const GRAIN = 5;
const GAP_GRAIN = 14;

/** A finished puzzle. */
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
 * Draws a puzzle on a background: a random part of it, mirrored or not, in shifted colours and with grain, a gap and
 * decoys of other outlines but the same look, and a piece in colours of its own.
 *
 * @param file - Path of a picture of 600 × 300 pixels.
 */
export async function drawPuzzle(file: string): Promise<DrawnPuzzle> {
  const { size, gap, decoys } = placePieces();
  const shape = randomShape();
  const pixels = await ground(file);
  const piece = await cutPiece(pixels, gap, size, shape);
  for (const place of decoys) {
    await sink(pixels, place, size, otherShape(shape));
  }
  await sink(pixels, gap, size, shape);
  sprinkle(pixels, GRAIN);
  const background = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
    .webp({ quality: 68, effort: 2 })
    .toBuffer();
  return { x: gap.x, y: gap.y, size, background, piece };
}

async function ground(file: string): Promise<Buffer> {
  const part = randomInt(LEAST_CROP, 1001) / 1000;
  const [width, height] = [Math.floor(WIDTH * part), Math.floor(HEIGHT * part)];
  const image = sharp(file)
    .extract({
      left: randomInt(WIDTH - width + 1),
      top: randomInt(HEIGHT - height + 1),
      width,
      height,
    })
    .resize(WIDTH, HEIGHT, { fit: "fill" })
    .flop(randomInt(2) === 1)
    .modulate({ brightness: 0.9 + randomInt(21) / 100, hue: randomInt(-18, 19) })
    .removeAlpha();
  return image.raw().toBuffer();
}

async function cutPiece(pixels: Buffer, place: Place, size: number, shape: Shape): Promise<Buffer> {
  const side = size * SCALE;
  const mask = await maskOf(shape, side);
  const gains = Array.from({ length: CHANNELS }, () => 0.93 + randomInt(15) / 100);
  const grain = randomBytes(side * side);
  const cut = Buffer.alloc(side * side * 4);
  for (let index = 0; index < side * side; index += 1) {
    const from = offsetOf(place, index, side);
    const speck = ((grain[index] ?? 0) % (2 * GRAIN + 1)) - GRAIN;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      cut[index * 4 + channel] = clamp((pixels[from + channel] ?? 0) * (gains[channel] ?? 1) + speck);
    }
    cut[index * 4 + 3] = mask[index] ?? 0;
  }
  return sharp(cut, { raw: { width: side, height: side, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 90, effort: 2 })
    .toBuffer();
}

/** Darkens or lightens an outline, unevenly. */
async function sink(pixels: Buffer, place: Place, size: number, shape: Shape): Promise<void> {
  const side = size * SCALE;
  const mask = await maskOf(shape, side);
  const gain = 0.42 + randomInt(20) / 100;
  const tints = Array.from({ length: CHANNELS }, () => randomInt(-14, 15));
  const grain = randomBytes(side * side);
  for (let index = 0; index < side * side; index += 1) {
    const covered = (mask[index] ?? 0) / 255;
    if (covered === 0) continue;
    const to = offsetOf(place, index, side);
    const speck = ((grain[index] ?? 0) % (2 * GAP_GRAIN + 1)) - GAP_GRAIN;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const before = pixels[to + channel] ?? 0;
      const sunk = before * gain + (tints[channel] ?? 0) + speck;
      pixels[to + channel] = clamp(before + (sunk - before) * covered);
    }
  }
}

function sprinkle(pixels: Buffer, most: number): void {
  const grain = randomBytes(pixels.length);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = clamp((pixels[index] ?? 0) + ((grain[index] ?? 0) % (2 * most + 1)) - most);
  }
}

function maskOf(shape: Shape, side: number): Promise<Buffer> {
  return sharp(Buffer.from(shapeSvg(shape, side)))
    .extractChannel("alpha")
    .raw()
    .toBuffer();
}

/** An outline that differs from another in at least one edge. */
function otherShape(shape: Shape): Shape {
  let other = randomShape();
  while (other.every((edge, index) => edge === shape[index])) other = randomShape();
  return other;
}

/** Where in the picture a pixel of a piece lies. */
function offsetOf(place: Place, index: number, side: number): number {
  const x = place.x * SCALE + (index % side);
  const y = place.y * SCALE + Math.floor(index / side);
  return (y * WIDTH + x) * CHANNELS;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
