import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** Qualities to try, best first; coarse colour only where fine colour does not fit. */
const JPEG_STEPS = [
  ...[86, 80, 74, 68, 62].map((quality) => ({ quality, chromaSubsampling: "4:4:4" })),
  ...[80, 74, 68, 62, 56, 50, 44].map((quality) => ({ quality, chromaSubsampling: "4:2:0" })),
];
const WEBP_STEPS = [86, 80, 74, 68, 62, 56, 50, 44];

/** Renders an SVG without any font of the machine, so that it looks the same everywhere. */
export function renderPng(svg: string, width?: number): Buffer {
  const options = { font: { loadSystemFonts: false } };
  const fitted =
    width === undefined ? options : { ...options, fitTo: { mode: "width", value: width } as const };
  return Buffer.from(new Resvg(svg, fitted).render().asPng());
}

/**
 * Encodes with the best quality that fits a budget.
 *
 * @param most - Bytes allowed.
 * @throws Error - when even the least quality is larger.
 */
export async function encodeWithin(png: Buffer, format: "jpeg" | "webp", most: number): Promise<Uint8Array> {
  const steps =
    format === "jpeg"
      ? JPEG_STEPS.map((step) => sharp(png).jpeg({ ...step, mozjpeg: true }))
      : WEBP_STEPS.map((quality) => sharp(png).webp({ quality, effort: 5, smartSubsample: true }));
  for (const image of steps) {
    const bytes = await image.toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`The picture does not fit ${most} bytes at any quality; draw it simpler.`);
}
