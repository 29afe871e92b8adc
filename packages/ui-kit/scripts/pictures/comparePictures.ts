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
  return Math.max(
    ...[0, 1, 2].map((channel) => Math.abs((one[index + channel] ?? 0) - (other[index + channel] ?? 0))),
  );
}

/** Compares a kept picture with a new one. */
export async function comparePictures(kept: Buffer, taken: Buffer): Promise<PictureDifference> {
  const [before, after] = await Promise.all([rasterOf(kept), rasterOf(taken)]);
  const { width, height } = after;
  if (before.width === width && before.data.equals(after.data)) return { pixels: 0, picture: null };
  const marked = Buffer.alloc(width * height * 3);
  const sameWidth = before.width === width;
  let pixels = sameWidth ? Math.abs(before.height - height) * width : width * height;
  for (let at = 0; at < width * height; at += 1) {
    const comparable = sameWidth && at < before.width * before.height;
    const difference = comparable ? channelDifference(before.data, after.data, at * 3) : 0;
    const differs = !comparable || difference > CHANNEL_TOLERANCE;
    if (comparable && differs) pixels += difference > CLEAR_DIFFERENCE ? 1 : FAINT_SHARE;
    const grey = 192 + Math.round((after.data[at * 3 + 1] ?? 0) / 4);
    marked.set(differs ? MARK : [grey, grey, grey], at * 3);
  }
  if (pixels === 0) return { pixels, picture: null };
  pixels = Math.ceil(pixels);
  const picture = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
