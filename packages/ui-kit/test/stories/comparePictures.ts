import sharp from "sharp";

/** Difference of a colour channel, of 255, from which a pixel counts as another. The pictures are nearly lossless. */
const CHANNEL_TOLERANCE = 24;

/** Difference above which nobody would take one for the other. */
const CLEAR_DIFFERENCE = 48;

/**
 * What a pixel between the two counts. Edges of curves are rounded differently now and then, the more so where a drawing
 * is scaled and something has passed over it; a tone that has changed has far more of them.
 */
const FAINT_SHARE = 0.1;

/** Pixels that may differ. */
export const PIXEL_TOLERANCE = 12;

const MARK = [230, 0, 40];

/** How a picture is kept: WebP, at most one step of a channel away from the screenshot. */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ nearLossless: true, quality: 60, effort: 5 }).toBuffer();
}

interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Result of {@link comparePictures}. */
export interface PictureDifference {
  /** Pixels that differ, a faint difference as a tenth of one; all of them where the sizes do. */
  readonly pixels: number;
  /** What differs in red over the new picture, grey; PNG. `null` where nothing does. */
  readonly picture: Buffer | null;
}

/** Greatest difference of the three channels at an index. */
function channelDifference(one: Buffer, other: Buffer, index: number): number {
  let greatest = 0;
  for (let at = index; at < index + 3; at += 1)
    greatest = Math.max(greatest, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return greatest;
}

/** A picture in grey with some pixels in red. */
async function markedPicture({ data, width, height }: Raster, marks: readonly number[]): Promise<Buffer> {
  const marked = Buffer.alloc(width * height * 3);
  for (let at = 0; at < marked.length; at += 3)
    marked.fill(192 + Math.floor((data[at + 1] ?? 0) / 4), at, at + 3);
  for (const mark of marks) marked.set(MARK, mark * 3);
  return sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Compares a kept picture with a new one. */
export async function comparePictures(kept: Buffer, taken: Buffer): Promise<PictureDifference> {
  const [before, after] = await Promise.all([rasterOf(kept), rasterOf(taken)]);
  const { width, height } = after;
  const sameWidth = before.width === width;
  const comparable = sameWidth ? width * Math.min(before.height, height) : 0;
  const marks: number[] = [];
  let pixels = sameWidth ? Math.abs(before.height - height) * width : width * height;
  for (let at = 0; at < comparable; at += 1) {
    const difference = channelDifference(before.data, after.data, at * 3);
    if (difference <= CHANNEL_TOLERANCE) continue;
    pixels += difference > CLEAR_DIFFERENCE ? 1 : FAINT_SHARE;
    marks.push(at);
  }
  if (pixels === 0) return { pixels, picture: null };
  for (let at = comparable; at < width * height; at += 1) marks.push(at);
  return { pixels: Math.ceil(pixels), picture: await markedPicture(after, marks) };
}
