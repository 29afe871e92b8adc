import { line } from "./shapes.ts";

/** A line with round ends and corners. */
export function cord(d: string, stroke: string, width: number): string {
  return line(d, stroke, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
}

/** A spot at a place. */
export function spot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** An oval at a place. */
export function oval(x: number, y: number, across: number, up: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="${fill}"/>`;
}

/** A box with round corners. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}
