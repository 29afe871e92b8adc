import { Resvg } from "@resvg/resvg-js";
import { channelsOf, contrastRatio, luminance } from "../src/colour/contrast.ts";
import type { Box } from "../src/scene/scene.ts";

/** Contrast to the ground from which a pixel counts as ink: whispers stay below it. */
export const INK_CONTRAST = 1.22;
/** Most of a clear zone that may be ink. */
export const MOST_INK = 0.004;

const SCALE_WIDTH = 300;

/** Measures a picture: the share of a zone that stands out from the ground. */
export function inkCoverage(svg: string, width: number, ground: string): (zone: Box) => number {
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: SCALE_WIDTH },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image; // each read of this getter copies the whole picture
  const scale = SCALE_WIDTH / width;
  const base = luminance(channelsOf(ground));
  const known = new Map<number, boolean>();
  const isInk = (at: number): boolean => {
    const pixel = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    const colour = (pixel[0] << 16) | (pixel[1] << 8) | pixel[2];
    const answer = known.get(colour) ?? contrastRatio(luminance(pixel), base) > INK_CONTRAST;
    known.set(colour, answer);
    return answer;
  };
  return (zone) => {
    const [left, top] = [Math.ceil(zone.x * scale), Math.ceil(zone.y * scale)];
    const right = Math.min(image.width, Math.floor((zone.x + zone.width) * scale));
    const bottom = Math.min(image.height, Math.floor((zone.y + zone.height) * scale));
    let ink = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        if (isInk((y * image.width + x) * 4)) ink += 1;
      }
    }
    return ink / ((right - left) * (bottom - top));
  };
}
