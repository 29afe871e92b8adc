import { WARM } from "../portraits/features.ts";
import { cord, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

const BAG =
  "M84 84Q120 100 156 84L172 92Q176 118 188 128C206 166 212 186 210 204Q206 232 120 232Q34 232 30 204C28 186 34 166 52 128Q64 118 68 92Z";

/** A sleeping bag with a child asleep in it, and the zip that wakes it. */
export function sleepingBag(p: Paint): string {
  return [
    cord("M70 104Q42 100 40 64", p.tint, 24),
    cord("M170 104Q198 100 200 64", p.tint, 24),
    cord("M40 66V58", p.tint, 30),
    cord("M200 66V58", p.tint, 30),
    area(BAG, p.paper),
    area(
      "M156 84L172 92Q176 118 188 128C206 166 212 186 210 204Q206 232 120 232Q176 206 170 150Q168 110 156 84Z",
      p.dim,
    ),
    ...[
      [70, 150],
      [62, 192],
      [94, 174],
      [88, 212],
      [186, 172],
      [178, 206],
    ].map(([x = 0, y = 0]) => area(`M${x} ${y}a9 9 0 1 0 9 11a8 8 0 0 1-9-11z`, p.base)),
    spot(120, 48, 42, p.tint),
    area("M152 21A42 42 0 0 1 116 90Q150 74 152 21Z", p.shade),
    cord("M112 8Q128 2 126 14Q122 22 116 16", p.ink, 4),
    cord("M92 52Q100 60 108 52M132 52Q140 60 148 52", p.ink, 4.5),
    cord("M113 70Q120 76 127 70", p.ink, 4),
    area("M84 84Q120 100 156 84L154 96Q120 112 86 96Z", p.base),
    line("M120 98V152Q122 200 176 216", p.ink, 7),
    line("M120 98V152Q122 200 176 216", p.paper, 9, { "stroke-dasharray": "2 4" }),
    line("M120 98V152Q122 200 176 216", p.ink, 2.4),
    spot(120, 132, 8, p.base),
    cord("M120 138V154", p.base, 8),
  ].join("");
}

/** A stroller in the moment of the grip: the hinge, and the way it folds. */
export function stroller(p: Paint): string {
  return [
    cord("M74 206L142 120L184 44", p.ink, 8),
    cord("M176 206L112 122", p.ink, 8),
    cord("M184 44Q192 30 208 32", p.ink, 12),
    area("M36 112H160Q158 158 112 158H84Q40 158 36 112Z", p.base),
    area("M160 112Q158 158 112 158H98Q138 150 140 112Z", p.deep),
    area("M40 104A64 64 0 0 1 104 40V104Z", p.tint),
    area("M40 104A64 64 0 0 1 104 40Q72 62 70 104Z", p.paper),
    line("M104 40V104", p.ink, 4),
    slab(30, 100, 138, 14, 7, p.ink),
    cord("M40 128L22 132", p.ink, 8),
    ...[70, 178].map((x) =>
      [spot(x, 206, 27, p.ink), spot(x, 206, 17, p.paper), spot(x, 206, 6, p.ink)].join(""),
    ),
    line("M206 66A84 84 0 0 1 220 152", p.spark, 5, { "stroke-dasharray": "10 7" }),
    cord("M212 142L219 154L229 144", p.spark, 5),
    cord("M262 14L244 20.5", p.spark, 28),
    line("M244 20.5L228 26", p.paper, 30),
    area("M232 11L190 17Q183 26 188 34L226 42L238 36Z", WARM[0]),
    ...[191, 201, 211, 221].map((x) => cord(`M${x} 23L${x - 3} 43`, WARM[0], 10)),
    cord("M194 32L193 41M204 31L203 43M214 31L213 42", WARM[1], 2.4),
    spot(142, 120, 15, p.paper),
    spot(142, 120, 8, p.spark),
  ].join("");
}
