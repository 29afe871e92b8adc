/** A point of the picture, in its own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Attributes of an element; numbers are rounded. */
export type Attributes = Readonly<Record<string, string | number>>;

const TURN = Math.PI * 2;

/** Rounds to one decimal and drops a useless one. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** Degrees in radians. */
export function degrees(angle: number): number {
  return (angle / 360) * TURN;
}

/** The point at an angle (radians, clockwise from three o'clock) and a distance of a centre. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** `x y` of a point for path data. */
export function at(point: Point): string {
  const y = num(point.y);
  return y.startsWith("-") ? `${num(point.x)}${y}` : `${num(point.x)} ${y}`;
}

/** An element without content. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : value}"`)
    .join("");
  return content === undefined ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

/** A filled disc. */
export function disc(centre: Point, radius: number, fill: string): string {
  return element("circle", { cx: centre.x, cy: centre.y, r: radius, fill });
}

/** A full circle as a line. */
export function ring(
  centre: Point,
  radius: number,
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  return element("circle", {
    cx: centre.x,
    cy: centre.y,
    r: radius,
    fill: "none",
    stroke,
    "stroke-width": width,
    ...more,
  });
}

/** A line along path data. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element("path", { d, fill: "none", stroke, "stroke-width": width, ...more });
}

/** A filled path. */
export function area(d: string, fill: string, more: Attributes = {}): string {
  return element("path", { d, fill, ...more });
}

/** Path data of an arc from one angle clockwise to a greater one (radians, less than a full turn). */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const r = num(radius);
  return `M${at(polar(centre, radius, from))}A${r} ${r} 0 ${large} 1 ${at(polar(centre, radius, to))}`;
}

/** Path data of straight lines. */
export function polyline(points: readonly Point[], closed = false): string {
  return (
    points.map((point, index) => `${index === 0 ? "M" : "L"}${at(point)}`).join("") + (closed ? "z" : "")
  );
}

/** Path data of a smooth line through points (Catmull–Rom as cubic curves, relative coordinates). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pick = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  const start = pick(0);
  let d = `M${at(round(start))}`;
  let pen = round(start);
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, here, next, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const first = { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 };
    const second = { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 };
    const end = round(next);
    d += `c${[first, second, end].map((point) => at({ x: point.x - pen.x, y: point.y - pen.y })).join(" ")}`;
    pen = end;
  }
  return closed ? `${d}z` : d;
}

/** Path data of dots, to be stroked with round caps. */
export function dotPath(points: readonly Point[]): string {
  return points.map((point) => `M${at(point)}h0`).join("");
}

/** Round dots of one size and colour as a single path. */
export function dots(points: readonly Point[], radius: number, colour: string): string {
  if (points.length === 0) return "";
  return line(dotPath(points), colour, radius * 2, { "stroke-linecap": "round" });
}

function round(point: Point): Point {
  return { x: Math.round(point.x * 10) / 10, y: Math.round(point.y * 10) / 10 };
}
