import { num } from "../svg/shapes.ts";

/** A letter as strokes: baseline at 0, x-height 10, ascender 16 units. */
interface Letter {
  readonly width: number;
  readonly d: string;
}

const BOWL = "M10 -5A5 5 0 1 1 0 -5A5 5 0 1 1 10 -5";
const TAIL = "M10 -10V1A5 5 0 0 1 .7 3.2";

/** Lower-case letters of our own, drawn with compass and ruler. */
const LETTERS: Readonly<Record<string, Letter>> = {
  a: { width: 10, d: `${BOWL}M10 -10V0` },
  b: { width: 10, d: `${BOWL}M0 -16V0` },
  c: { width: 8.8, d: "M8.6 -8.4A5 5 0 1 0 8.6 -1.6" },
  e: { width: 10, d: "M0 -5H10A5 5 0 1 0 8.6 -1.5" },
  f: { width: 6.5, d: "M6.5 -16A3.5 3.5 0 0 0 3 -12.5V0M0 -10H6.5" },
  g: { width: 10, d: `${BOWL}${TAIL}` },
  h: { width: 10, d: "M0 -16V0M0 -5A5 5 0 0 1 10 -5V0" },
  i: { width: 0, d: "M0 -10V0DOT" },
  j: { width: 3, d: "M3 -10V1.5A3 3 0 0 1 0 4.5DOT" },
  k: { width: 8.5, d: "M0 -16V0M8 -10L0 -4M2.8 -6L8.5 0" },
  l: { width: 0, d: "M0 -16V0" },
  m: { width: 16, d: "M0 -10V0M0 -6A4 4 0 0 1 8 -6V0M8 -6A4 4 0 0 1 16 -6V0" },
  n: { width: 10, d: "M0 -10V0M0 -5A5 5 0 0 1 10 -5V0" },
  o: { width: 10, d: BOWL },
  q: { width: 10, d: `${BOWL}M10 -10V5` },
  r: { width: 5.2, d: "M0 -10V0M0 -5A5 5 0 0 1 5.2 -10" },
  s: {
    width: 7,
    d: "M6.8 -8.4A2.7 2.7 0 0 0 4.4 -10H2.7A2.5 2.5 0 0 0 2.7 -5H4.4A2.5 2.5 0 0 1 4.4 0H2.5A2.7 2.7 0 0 1 .1 -1.6",
  },
  t: { width: 6.5, d: "M3 -14V-3.5A3.5 3.5 0 0 0 6.5 0M0 -10H6.5" },
  u: { width: 10, d: "M0 -10V-5A5 5 0 0 0 10 -5M10 -10V0" },
  w: { width: 14, d: "M0 -10L3.5 0L7 -10L10.5 0L14 -10" },
  x: { width: 9, d: "M0 -10L9 0M9 -10L0 0" },
  y: { width: 10, d: `M0 -10V-5A5 5 0 0 0 10 -5${TAIL}` },
  z: { width: 8.5, d: "M0 -10H8.5L0 0H8.5" },
};

/** A word set in strokes. */
export interface StrokeWord {
  /** Letters side by side, as elements. */
  readonly content: string;
  readonly width: number;
}

/**
 * Sets a lower-case word in strokes of one weight.
 *
 * @param word - Letters of the alphabet above.
 * @param weight - Width of the stroke in letter units (x-height is 10).
 * @param tracking - Space between letters in letter units.
 * @param round - Whether strokes end round.
 * @throws Error - on a letter that has not been drawn.
 */
export function strokeWord(word: string, weight: number, tracking: number, round: boolean): StrokeWord {
  let x = weight / 2;
  let content = "";
  for (const character of word) {
    const letter = LETTERS[character];
    if (letter === undefined)
      throw new Error(`The stroke alphabet has no letter "${character}" (word "${word}").`);
    const d = letter.d.replace("DOT", dotOver(letter.width, weight, round));
    content += `<path transform="translate(${num(x)})" d="${d}"/>`;
    x += letter.width + weight + tracking;
  }
  return { content, width: x - tracking - weight / 2 };
}

/** The dot of i and j: clear of the stem at any weight, round or square like the other ends. */
function dotOver(x: number, weight: number, round: boolean): string {
  const y = -Math.max(14.4, 11 + weight * 1.08);
  return round ? `M${x} ${num(y)}h.01` : `M${x} ${num(y - weight / 2)}v${num(weight)}`;
}
