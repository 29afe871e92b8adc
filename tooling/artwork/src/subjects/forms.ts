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

/** Outlines of the digits that titles are set in, 100 units to the em, on a baseline at 0. */
const OUTLINES = {
  "4": "M1-12V-27Q9-37 13-47Q17-57 19-66H45V0H29V-54H28Q24-39 15-25H52V-12z",
  "/34":
    "M-1 8L17-69H32L13 8zM54 1Q43 1 36-4Q29-9 32-20L46-23Q45-11 54-11Q62-11 62-19Q62-31 42-31V-38L57-53H34V-66H75V-54L59-38Q78-36 78-18Q78 1 54 1zM81-12V-27Q89-37 93-47Q97-57 99-66H125V0H109V-54Q104-39 96-25H132V-12z",
  "12": "M9 0V-44H1V-58Q9-58 11-66H25V0zM30 0V-16L50-32Q58-39 58-47Q58-54 52-54Q44-54 45-41L30-42Q28-67 52-67Q74-67 74-48Q74-34 58-21L47-13H74V0z",
} as const;

/** A figure in the type of titles; the place is where its baseline begins. */
export function figure(
  text: keyof typeof OUTLINES,
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  return area(OUTLINES[text], fill, { transform: `translate(${x} ${y}) scale(${size})` });
}
