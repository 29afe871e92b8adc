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
    area(
      "M6 168V146Q6 130 28 126L58 118L96 84Q106 74 124 74H174Q198 74 212 96L228 122Q236 128 236 146V170Q236 182 224 182H18Q6 180 6 168Z",
      p.paper,
    ),
    area("M6 154H236V170Q236 182 224 182H18Q6 180 6 168Z", p.dim),
    area("M80 115L104 91Q108 86 116 86H140V115Z", p.ink),
    area("M148 86H174Q192 86 206 115H148Z", p.ink),
    area("M80 115L104 91Q108 86 116 86H124L98 115Z", p.coal),
    line("M144 118V174", p.dim, 3),
    slab(154, 124, 20, 5, 2.5, p.ink),
    slab(116, 124, 20, 5, 2.5, p.ink),
    cord("M12 139L38 131", p.base, 9),
    cord("M230 132V146", p.spark, 8),
    line("M96 166H154", p.base, 6),
    wheel(54, 178, 31, p),
    wheel(192, 178, 31, p),
    spot(54, 178, 6, p.base),
    spot(192, 178, 6, p.base),
    spot(96, 140, 14, p.ink),
    cord("M96 142Q100 216 56 220H-60", p.ink, 7),
    slab(88, 132, 16, 26, 6, p.spark),
    cord("M97 137L93 145H99L95 153", p.ink, 3),
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
    area("M-70 200Q-20 100 30 126Q80 52 120 88Q158 30 196 84Q240 70 300 150V270H-70Z", p.tint),
    area("M120 88Q158 30 196 84Q240 70 300 150V270H140Q176 150 120 88Z", p.shade),
    area("M118 270V140H140V122H162V102H212V122H234V140H280V270Z", p.paper),
    area("M212 102V122H234V140H280V270H196V102Z", p.dim),
    ...steps.map(([x = 0, y = 0, width = 0]) =>
      cord(`M${x} ${y - 4}q4 7 10 7h${width - 20}q6 0 10-7`, p.ink, 8),
    ),
    slab(158, 132, 14, 22, 2, p.ink),
    slab(180, 132, 14, 22, 2, p.ink),
    slab(18, 176, 104, 94, 0, p.paper),
    slab(102, 176, 28, 94, 0, p.dim),
    area("M-4 158Q20 166 34 134H112Q124 166 146 158Q142 180 126 182H14Q0 180 -4 158Z", p.ink),
    line("M44 140L36 176M62 140L58 176M80 140V176M98 140L102 176", p.coal, 4),
    area("M46 270V206Q46 190 64 190T82 206V270Z", p.spark),
    area("M64 190Q82 190 82 206V270H64Z", p.ink),
    line("M104 182V192M30 182V192", p.ink, 3),
    oval(104, 202, 10, 12, p.spark),
    oval(30, 202, 10, 12, p.spark),
    slab(150, 176, 70, 30, 3, p.base),
    line("M164 184V198M178 184V198M192 184V198M206 184V198", p.paper, 4),
    cord("M112 128Q104 118 112 108T110 90", p.paper, 6),
  ].join("");
}
