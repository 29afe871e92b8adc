import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line, ring } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

/** A camera whose lens opens like a target. */
export function camera(p: Paint): string {
  const lens = { x: 132, y: 138 };
  return [
    cord("M22 92Q4 120 14 168", p.tint, 9),
    slab(44, 46, 40, 24, 6, p.ink),
    slab(174, 52, 30, 20, 5, p.spark),
    area("M88 74L100 38H160L172 74Z", p.dim),
    slab(108, 46, 44, 16, 4, p.ink),
    slab(12, 66, 216, 146, 20, p.ink),
    area("M32 66H208Q228 66 228 86V104H12V86Q12 66 32 66Z", p.paper),
    area("M190 66H208Q228 66 228 86V104H200Z", p.dim),
    line("M34 118V200M44 118V200M54 118V200", p.coal, 4),
    spot(lens.x, lens.y, 68, p.paper),
    spot(lens.x, lens.y, 60, p.ink),
    ring(lens, 50, p.tint, 3, { "stroke-dasharray": "3 6" }),
    ring(lens, 40, p.base, 9),
    spot(lens.x, lens.y, 28, p.coal),
    spot(lens.x, lens.y, 15, p.ink),
    area("M108 126A27 27 0 0 1 130 111Q120 116 117 130Z", p.paper),
    spot(142, 150, 5, p.spark),
    spot(36, 86, 8, p.base),
  ].join("");
}

/** Two earbuds over their case, the maker's mark ground off. */
export function earbuds(p: Paint): string {
  const bud = [
    area("M60 22Q92 14 100 44Q104 64 88 72V124Q88 136 76 136T64 124V82Q38 78 34 54Q32 30 60 22Z", p.paper),
    area("M100 44Q104 64 88 72V124Q88 136 76 136Q82 130 80 118V66Q92 58 88 36Q96 32 100 44Z", p.dim),
    oval(42, 54, 13, 20, p.coal),
    oval(39, 54, 6, 12, p.ink),
    slab(68, 84, 10, 24, 5, p.base),
    slab(64, 124, 24, 8, 0, p.tint),
  ].join("");
  return [
    area("M26 168Q26 130 62 130H178Q214 130 214 168Z", p.coal),
    oval(76, 150, 22, 8, p.ink),
    oval(164, 150, 22, 8, p.ink),
    bud,
    `<g transform="matrix(-1 0 0 1 240 0)">${bud}</g>`,
    area("M22 160H218V186Q218 232 172 232H68Q22 232 22 186Z", p.ink),
    area("M218 160V186Q218 232 172 232H140Q188 224 188 184V160Z", p.coal),
    cord("M98 194l44-8M98 200l44-8M98 206l44-8", p.base, 3),
    spot(120, 218, 4, p.spark),
  ].join("");
}
