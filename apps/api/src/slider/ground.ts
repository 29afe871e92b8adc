import sharp from "sharp";
import { HEIGHT_PX, WIDTH_PX, type Place } from "./placePieces.ts";
import type { Random } from "./random.ts";

/** Pixels of the picture for one of its coordinates. */
export const SCALE = 2;

/** How a puzzle's picture lies in memory. */
export const RAW = { width: WIDTH_PX * SCALE, height: HEIGHT_PX * SCALE, channels: 3 } as const;

/** Least part of a background that is shown, per mille: so that no two puzzles of it lie on one another. */
const LEAST_CROP = 820;
const WHOLE = 1_000;

/** Every so many-th pixel is looked at, each way. */
const LOOK_STEP = 4;

/** Parts of red, green and blue in brightness. */
const BRIGHTNESS = [0.299, 0.587, 0.114] as const;

/**
 * A random part of a background, mirrored or not, in shifted colours, as pixels.
 *
 * @param file - Path of a picture of 600 × 300 pixels.
 */
export function readGround(file: string, random: Random): Promise<Buffer> {
  const part = random.int(LEAST_CROP, WHOLE + 1) / WHOLE;
  const [width, height] = [Math.floor(RAW.width * part), Math.floor(RAW.height * part)];
  const left = random.int(0, RAW.width - width + 1);
  const top = random.int(0, RAW.height - height + 1);
  return sharp(file)
    .extract({ left, top, width, height })
    .resize(RAW.width, RAW.height, { fit: "fill" })
    .flop(random.int(0, 2) === 1)
    .modulate({ brightness: 0.9 + random.int(0, 21) / 100, hue: random.int(-18, 19) })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How bright a place is on the whole, 0 to 255. */
export function measureBrightness(ground: Buffer, place: Place, size: number): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < size * SCALE; y += LOOK_STEP) {
    for (let x = 0; x < size * SCALE; x += LOOK_STEP) {
      const at = ((place.y * SCALE + y) * RAW.width + place.x * SCALE + x) * RAW.channels;
      BRIGHTNESS.forEach((part, channel) => {
        sum += part * (ground[at + channel] ?? 0);
      });
      count += 1;
    }
  }
  return sum / count;
}
