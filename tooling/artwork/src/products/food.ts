import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import type { Paint } from "./paint.ts";

/** A bowl of noodles, the chopsticks at work. */
export function noodles(p: Paint): string {
  return [
    cord("M88 132V44Q90 28 97 44V132M105 132V40Q109 24 115 40V132M123 132V38Q127 22 133 38V132", p.paper, 7),
    cord("M92 132V50M119 132V46M137 132V46", p.shade, 4),
    cord("M64 62L226 8", p.ink, 8),
    cord("M66 48L228 30", p.coal, 8),
    oval(120, 132, 106, 30, p.ink),
    oval(120, 132, 96, 24, p.base),
    cord("M42 134Q60 118 78 132T114 132M62 146Q82 130 100 144T136 144M88 152Q104 140 120 150", p.tint, 7),
    oval(170, 132, 27, 14, p.paper),
    oval(170, 131, 14, 8, p.spark),
    cord("M134 118l8 8M146 112l4 9M130 134l10 2", p.paper, 5),
    area("M14 134Q40 162 120 162T226 134Q224 196 164 212V220H76V212Q16 196 14 134Z", p.paper),
    area("M226 134Q224 196 164 212V220H132Q184 200 190 152Q212 146 226 134Z", p.dim),
    line("M19 160Q52 184 120 184T221 160", p.base, 7),
    line("M38 188Q74 200 120 200T202 188", p.ink, 4, { "stroke-dasharray": "12 7" }),
  ].join("");
}

/** A bottle of sparkling tea: a leaf, and bubbles on their way up. */
export function tea(p: Paint): string {
  return [
    slab(100, 4, 40, 22, 5, p.ink),
    line("M108 6V24M116 6V24M124 6V24M132 6V24", p.coal, 3),
    area(
      "M102 28H138V52Q140 74 156 88Q166 98 166 114V220Q166 236 150 236H90Q74 236 74 220V114Q74 98 84 88Q100 74 102 52Z",
      p.tint,
    ),
    area(
      "M103 58H137Q140 76 156 88Q166 98 166 114V220Q166 236 150 236H90Q74 236 74 220V114Q74 98 84 88Q100 76 103 58Z",
      p.spark,
    ),
    area(
      "M137 58Q140 76 156 88Q166 98 166 114V220Q166 236 150 236H132Q146 230 146 214V114Q146 100 136 90Q126 80 126 58Z",
      p.shade,
    ),
    slab(74, 124, 92, 78, 0, p.paper),
    slab(146, 124, 20, 78, 0, p.dim),
    area("M94 186Q92 142 136 138Q140 180 94 186Z", p.base),
    line("M98 182Q112 160 130 144", p.paper, 4),
    spot(96, 110, 5, p.paper),
    spot(112, 96, 4, p.paper),
    spot(120, 114, 6, p.paper),
    spot(116, 74, 3.4, p.paper),
    spot(98, 216, 5, p.paper),
    spot(122, 222, 4, p.paper),
    cord("M84 116V112Q84 102 90 96", "#FFFFFF", 5),
  ].join("");
}

/** A bag of cat food whose corners prick up, and what is in it. */
export function catFood(p: Paint): string {
  const kibble = [
    [66, 196],
    [86, 190],
    [106, 194],
    [126, 189],
    [146, 194],
    [164, 197],
    [78, 206],
    [98, 204],
    [118, 203],
    [138, 205],
    [154, 208],
  ];
  return [
    area("M50 6L86 40H154L190 6L196 54V204H44V54Z", p.paper),
    area("M154 40L190 6L196 54V204H160V54Z", p.dim),
    area("M57 22L76 42H55Z", p.spark),
    area("M183 22L164 42H185Z", p.spark),
    line("M44 56H196", p.ink, 4, { "stroke-dasharray": "9 6" }),
    spot(86, 92, 10, p.ink),
    spot(154, 92, 10, p.ink),
    spot(89, 89, 3, p.paper),
    spot(157, 89, 3, p.paper),
    area("M110 106H130L120 117Z", p.base),
    cord("M120 117V124M120 124Q112 134 102 128M120 124Q128 134 138 128", p.ink, 4),
    cord("M72 112L48 106M72 122L48 126M168 112L192 106M168 122L192 126", p.ink, 3),
    slab(62, 144, 116, 32, 6, p.base),
    line("M74 154H140M74 164H116", p.paper, 5),
    ...kibble.map(([x = 0, y = 0], index) => spot(x, y, 11, index % 3 === 1 ? p.tint : p.deep)),
    area("M26 200H214L196 232Q194 236 188 236H52Q46 236 44 232Z", p.ink),
    area("M168 200H214L196 232Q194 236 188 236H156Z", p.coal),
  ].join("");
}
