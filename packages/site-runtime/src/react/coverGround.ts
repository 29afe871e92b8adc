import type { Picture } from "@wesdom/api-client";

/** Surfaces of the design system that a cover can stand for. */
export type CoverGround = "ink" | "hot" | "mint" | "paper";

/** Covers darker than this relative luminance carry light type at 4.5:1 or more. */
const LIGHT_TYPE_BELOW = 0.18;

/** Lighter covers: relative luminance from which the next surface counts. */
const PAPER_FROM = 0.5;

/**
 * The surface whose type is readable on a cover, from the cover's preview colour.
 *
 * @param picture - The cover; a preview that is no colour counts as dark.
 */
export function coverGround({ preview }: Pick<Picture, "preview">): CoverGround {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(preview) ?? [];
  if (hex === undefined) return "ink";
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (luminance < LIGHT_TYPE_BELOW) return "ink";
  if (luminance >= PAPER_FROM) return "paper";
  return red > green ? "hot" : "mint";
}

/** Linear light of an sRGB channel, 0 … 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
