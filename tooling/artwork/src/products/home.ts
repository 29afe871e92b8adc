import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

/** A sofa of three seats with a cushion, and a lamp left on. */
export function sofa(p: Paint): string {
  return [
    line("M42 192V212M198 192V212", p.ink, 9),
    slab(34, 66, 172, 100, 24, p.base),
    area("M120 66H182Q206 66 206 90V140H120Z", p.deep),
    line("M120 72V140", p.ink, 3),
    slab(46, 122, 76, 44, 14, p.tint),
    slab(118, 122, 76, 44, 14, p.shade),
    area("M28 158H212V182Q212 196 198 196H42Q28 196 28 182Z", p.base),
    area("M28 178H212V182Q212 196 198 196H42Q28 196 28 182Z", p.deep),
    slab(6, 104, 48, 92, 22, p.paper),
    slab(186, 104, 48, 92, 22, p.dim),
    oval(30, 118, 14, 7, p.dim),
    `<g transform="rotate(16 80 110)">${slab(58, 86, 46, 46, 10, p.spark)}${line("M66 96h30M66 106h30M66 116h30", p.paper, 4)}</g>`,
  ].join("");
}

/** A floor lamp on its arc, and the light that it lays down. */
export function lamp(p: Paint): string {
  return [
    area("M14 96H122L168 232H-4Z", p.tint),
    area("M44 96H92L112 232H40Z", p.paper),
    line("M206 226V84Q206 14 136 14Q68 14 68 48", p.base, 6),
    slab(168, 222, 68, 12, 6, p.base),
    slab(58, 44, 20, 12, 4, p.base),
    area("M8 98Q8 52 68 52Q128 52 128 98Z", p.base),
    area("M86 53Q128 60 128 98H100Q104 68 86 53Z", p.deep),
    oval(68, 98, 60, 9, p.paper),
    oval(68, 99, 24, 6, p.base),
  ].join("");
}

/** A rice cooker with its lid up. */
export function riceCooker(p: Paint): string {
  return [
    slab(46, 10, 148, 104, 46, p.paper),
    slab(62, 22, 116, 84, 38, p.dim),
    line("M120 40a24 24 0 1 1-.1 0", p.shade, 5),
    spot(120, 64, 9, p.ink),
    area("M104 104H136V122H104Z", p.ink),
    area("M34 116H206V180Q206 228 158 228H82Q34 228 34 180Z", p.paper),
    area("M206 116V180Q206 228 158 228H130Q178 220 178 172V116Z", p.dim),
    oval(120, 118, 86, 22, p.ink),
    oval(120, 118, 74, 16, p.coal),
    area("M48 122Q50 84 120 84T192 122Q186 134 120 134T48 122Z", "#FFFFFF"),
    area("M120 84Q190 84 192 122Q186 134 120 134Q168 124 156 104Q148 90 120 84Z", p.tint),
    cord("M84 104l8-4M104 96l8 2M98 114l8-4M122 108l8 3M76 118l8-2M140 98l6 5M144 118l8-4", p.shade, 4),
    slab(76, 156, 72, 44, 14, p.base),
    spot(98, 178, 10, p.spark),
    line("M116 170h22M116 178h22M116 186h14", p.paper, 4),
    cord("M30 138Q16 138 16 152M210 138Q224 138 224 152", p.ink, 10),
    slab(60, 226, 24, 8, 4, p.ink),
    slab(156, 226, 24, 8, 4, p.ink),
  ].join("");
}
