import type { Palette } from "../colour/palettes.ts";
import { spot } from "../svg/forms.ts";
import { arcPath, area, at, degrees, element, polar, polyline } from "../svg/shapes.ts";

/**
 * Draws what an article is about in a field of 600×450. All that matters stands between 75 and 525 across and 75 and 375
 * down: thumbs are cut to a square, leads to a band. What runs over an edge goes on to −90 and 540.
 */
export type Subject = (palette: Palette) => string;

/** A group turned about a point. */
export function turned(angle: number, x: number, y: number, content: string): string {
  return element("g", { transform: `rotate(${angle} ${x} ${y})` }, content);
}

/** A slice of a disc between two angles in degrees, moved outward by a gap. */
export function slice(
  x: number,
  y: number,
  radius: number,
  [from, to]: readonly [number, number],
  fill: string,
  gap = 0,
): string {
  const centre = polar({ x, y }, gap, degrees((from + to) / 2));
  return area(`${arcPath(centre, radius, degrees(from), degrees(to))}L${at(centre)}z`, fill);
}

/** A head and shoulders; the place is the middle of the head. */
export function person(x: number, y: number, radius: number, fill: string, cloth = fill): string {
  const wide = radius * 1.6;
  return (
    spot(x, y, radius, fill) +
    area(
      `M${x - wide} ${y + radius * 3}v${-wide * 0.1}a${wide} ${wide} 0 0 1${wide * 2} 0v${wide * 0.1}z`,
      cloth,
    )
  );
}

/** A star of five points. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    polar({ x, y }, index % 2 === 0 ? radius : radius * 0.46, degrees(index * 36 - 90)),
  );
  return area(polyline(points, true), fill);
}

/** A balloon of speech; its tail hangs below its left or right corner. */
export function balloon(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  isLeft = true,
): string {
  const foot = y + height;
  const tail = isLeft ? `M${x + 40} ${foot - 2}v58l64-58z` : `M${x + width - 40} ${foot - 2}v58l-64-58z`;
  return area(
    `M${x + 36} ${y}h${width - 72}a36 36 0 0 1 36 36v${height - 72}a36 36 0 0 1-36 36h${72 - width}a36 36 0 0 1-36-36v${72 - height}a36 36 0 0 1 36-36z${tail}`,
    fill,
  );
}

/** A strip of paper torn off at a height. */
export function torn(x: number, width: number, foot: number, fill: string): string {
  const tooth = width / 8;
  return area(`M${x} -90h${width}V${foot}${`l${-tooth} ${-tooth}l${-tooth} ${tooth}`.repeat(4)}z`, fill);
}

/** Dashes of a broken line. */
export const BROKEN = { "stroke-dasharray": "18 14" } as const;
