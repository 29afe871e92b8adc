import { feature } from "../portraits/features.ts";
import { spot } from "../svg/forms.ts";
import { area, element } from "../svg/shapes.ts";
import { INK } from "./colours.ts";

/** Skin in the light, and away from it. */
type Skin = readonly [light: string, shade: string];

/** Middle of the disc before which everything stands. */
const SUN = [120, 122, 94] as const;
const LINE = 3.6;

/** The disc that sets a drawing off from a ground of any tone. */
export function sun(colour: string): string {
  return spot(...SUN, colour);
}

/** A group that is moved, turned about its own zero, and sized. */
export function placed(x: number, y: number, parts: readonly string[], turn = 0, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return element("g", { transform: `translate(${x} ${y}) rotate(${turn})${size}` }, parts.join(""));
}

/** A line of a face or a hand. */
export function trait(d: string, width = LINE): string {
  return feature(d, width);
}

/** A face about its own zero, without eyes and mouth. */
export function face([skin, shade]: Skin): string {
  return [
    area("M-15 28H15V66H-15Z", shade),
    area("M-31-22Q-34 24-17 40Q0 52 17 40Q34 24 31-22Q22-46 0-46Q-22-46-31-22Z", skin),
    area("M31-22Q34 24 17 40Q9 47 1 48Q24 16 20-37Q28-32 31-22Z", shade),
  ].join("");
}

/** Open eyes, brows and a nose, looking to a side. */
export function looks(side = 0): string {
  return [
    spot(-13 + side, -3, 3.4, INK),
    spot(13 + side, -3, 3.4, INK),
    trait(
      `M${-20 + side}-15Q${-13 + side}-19 ${-7 + side}-15M${7 + side}-15Q${13 + side}-19 ${20 + side}-15`,
    ),
    trait(`M${1 + side}-2L${-4 + side} 13L${3 + side} 15`),
  ].join("");
}

/** Eyes that are shut in contentment, brows and a nose. */
export function dreams(): string {
  return trait("M-20-4Q-13 3-7-4M7-4Q13 3 20-4M-20-17Q-13-20-7-17M7-17Q13-20 20-17M1-1L-4 13L3 15");
}

/** Shoulders and chest, down to the lower edge. */
export function chest(colour: string, shade: string): string {
  return (
    area("M36 240Q36 176 92 162Q120 178 148 162Q204 176 204 240Z", colour) +
    area("M158 165Q204 178 204 240H172Q180 196 158 165Z", shade)
  );
}
