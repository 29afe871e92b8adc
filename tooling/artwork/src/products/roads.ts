import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

function wheel(x: number, y: number, radius: number, p: Paint): string {
  const hub = radius * 0.56;
  return [spot(x, y, radius, p.ink), spot(x, y, hub, p.dim), spot(x, y, hub * 0.4, p.ink)].join("");
}

/** A campervan with its roof up and one window lit. */
export function campervan(p: Paint): string {
  return [
    area("M34 84L44 36L158 70V84Z", p.tint),
    area("M90 84L96 52L158 70V84Z", p.base),
    line("M64 84L70 45M124 84L127 62", p.paper, 3),
    cord("M38 34L166 72", p.ink, 7),
    area("M10 96Q10 82 26 82H164Q176 82 183 92L204 124L222 132Q232 136 232 150V190H10Z", p.paper),
    area("M10 150H232V190H10Z", p.base),
    area("M10 178H232V190H10Z", p.deep),
    slab(24, 98, 74, 40, 8, p.ink),
    slab(27, 101, 68, 34, 6, p.spark),
    area("M27 101H46Q44 124 27 132ZM95 101H78Q80 124 95 132Z", p.base),
    cord("M56 135V124h12v11M68 127q7 0 5 6", p.ink, 3),
    area("M152 98H164Q170 98 174 104L188 128H152Z", p.ink),
    area("M152 98H160L152 122Z", p.coal),
    line("M110 92V182M146 92V182", p.dim, 3),
    slab(116, 140, 14, 5, 2, p.ink),
    slab(216, 144, 14, 14, 6, p.spark),
    slab(4, 166, 12, 8, 3, p.ink),
    wheel(62, 190, 27, p),
    wheel(180, 190, 27, p),
  ].join("");
}

/** An electric car at the plug: one line from nose to tail, no grille. */
export function car(p: Paint): string {
  return [
    cord("M30 138Q-6 140 4 186Q10 214 -20 214", p.ink, 6),
    area(
      "M8 172V148Q8 126 32 120L60 114Q92 76 132 76Q168 76 200 112L222 120Q234 126 234 144V172Q234 184 222 184H20Q8 184 8 172Z",
      p.paper,
    ),
    area("M8 156H234V172Q234 184 222 184H20Q8 184 8 172Z", p.dim),
    area("M72 114Q98 86 126 85V114Z", p.ink),
    area("M133 85Q160 86 184 114H133Z", p.ink),
    area("M72 114Q98 86 118 85L92 114Z", p.coal),
    line("M129 118V172", p.dim, 3),
    slab(136, 126, 22, 5, 2.5, p.ink),
    cord("M202 124L228 132", p.spark, 8),
    cord("M14 130L26 126", p.spark, 8),
    slab(20, 132, 18, 13, 4, p.ink),
    line("M96 164H156", p.base, 6),
    wheel(62, 180, 29, p),
    wheel(188, 180, 29, p),
    oval(62, 180, 6, 6, p.base),
    oval(188, 180, 6, 6, p.base),
  ].join("");
}

/** A mountain town before dawn: gables in steps, eaves that turn up, one door lit. */
export function town(p: Paint): string {
  const steps = [
    [112, 136, 34],
    [134, 118, 34],
    [156, 98, 62],
    [206, 118, 34],
    [228, 136, 60],
  ];
  return [
    area("M-70 200Q-20 100 30 126Q80 52 120 88Q158 30 196 84Q240 70 300 150V240H-70Z", p.tint),
    area("M120 88Q158 30 196 84Q240 70 300 150V240H140Q176 150 120 88Z", p.shade),
    area("M118 240V140H140V122H162V102H212V122H234V140H280V240Z", p.paper),
    area("M212 102V122H234V140H280V240H196V102Z", p.dim),
    ...steps.map(([x = 0, y = 0, width = 0]) =>
      cord(`M${x} ${y - 4}q4 7 10 7h${width - 20}q6 0 10-7`, p.ink, 8),
    ),
    slab(158, 132, 14, 22, 2, p.ink),
    slab(180, 132, 14, 22, 2, p.ink),
    slab(18, 176, 104, 64, 0, p.paper),
    slab(102, 176, 28, 64, 0, p.dim),
    area("M-4 158Q20 166 34 134H112Q124 166 146 158Q142 180 126 182H14Q0 180 -4 158Z", p.ink),
    line("M44 140L36 176M62 140L58 176M80 140V176M98 140L102 176", p.coal, 4),
    area("M46 236V206Q46 190 64 190T82 206V236Z", p.spark),
    area("M64 190Q82 190 82 206V236H64Z", p.ink),
    line("M104 182V192M30 182V192", p.ink, 3),
    oval(104, 202, 10, 12, p.spark),
    oval(30, 202, 10, 12, p.spark),
    slab(150, 176, 70, 30, 3, p.base),
    line("M164 184V198M178 184V198M192 184V198M206 184V198", p.paper, 4),
    cord("M112 128Q104 118 112 108T110 90", p.paper, 6),
  ].join("");
}
