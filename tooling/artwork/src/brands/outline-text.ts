import satori from "satori";
import { interOf } from "../share/fonts.ts";

const EM = 100;

/** A text as an outline: the path data, and the box that its ink fills. */
export interface Outline {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Turns a line of Latin text into outlines of Inter, 100 units to the em.
 *
 * @param weight - 100 to 900.
 * @param tracking - Space between letters in em.
 */
export async function outlineText(
  text: string,
  weight: number,
  tracking: number,
  italic: boolean,
): Promise<Outline> {
  const style = italic ? "italic" : "normal";
  const data = await interOf(weight, style);
  const svg = await satori(
    {
      type: "div",
      key: null,
      props: {
        style: { display: "flex", fontSize: EM, letterSpacing: `${tracking}em`, whiteSpace: "nowrap" },
        children: text,
      },
    },
    {
      width: EM * text.length * 2,
      height: EM * 2,
      fonts: [{ name: "Inter", data, weight: weight as 400, style }],
    },
  );
  const d = [...svg.matchAll(/<path[^>]*? d="([^"]+)"/g)].map((match) => match[1] ?? "").join("");
  return { d, ...boundsOf(d) };
}

/** Bounds of absolute path data by its control points. */
export function boundsOf(d: string): { x: number; y: number; width: number; height: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = "", list = ""] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === "H") xs.push(...values);
    else if (command === "V") ys.push(...values);
    else values.forEach((value, index) => (index % 2 === 0 ? xs : ys).push(value));
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
