import { cord, slab, spot } from "../svg/forms.ts";
import { area, line } from "../svg/shapes.ts";
import {
  COAL,
  EMBER,
  HOT,
  INK,
  LILAC,
  MINT,
  NIGHT,
  PAPER,
  PEACH,
  SAND,
  SEA,
  STONE,
  VIOLET,
} from "./colours.ts";
import { sun } from "./figure.ts";

/** A scooter among the others, before the tree. */
function scooter(): string {
  return [
    sun(LILAC),
    slab(28, 24, 34, 216, 4, "#7A4A32"),
    cord("M196 196L168 84L148 76", COAL, 9),
    spot(150, 76, 7, PAPER),
    area("M66 150Q84 118 130 124L138 180H180L188 200H110Q70 204 66 150Z", HOT),
    area("M66 150Q72 134 92 126L110 200Q70 202 66 150Z", EMBER),
    slab(76, 104, 66, 20, 9, INK),
    area("M158 100L182 96L198 176L176 184Z", HOT),
    spot(186, 106, 10, PEACH),
    ...[92, 196].map((x) => spot(x, 206, 30, INK) + spot(x, 206, 15, SAND) + spot(x, 206, 5, INK)),
    slab(54, 70, 38, 36, 5, PAPER),
    line("M54 84H92", HOT, 5),
    cord("M14 236H232", PAPER, 5),
  ].join("");
}

/** A refrigerator of another age, open, on the way to somewhere else. */
function fridge(): string {
  return [
    sun(SAND),
    slab(54, 22, 104, 222, 14, PEACH),
    slab(66, 40, 80, 188, 6, NIGHT),
    line("M66 96H146M66 156H146", LILAC, 5),
    ...[78, 100, 124].map(
      (x, index) =>
        slab(x, 62, 14, 32, 5, [HOT, PAPER, MINT][index] ?? HOT) + slab(x + 4, 52, 6, 14, 2, PAPER),
    ),
    ...[76, 106].map((x, index) => slab(x, 116, 22, 38, 4, [SEA, EMBER][index] ?? SEA)),
    spot(136, 144, 10, HOT),
    area("M158 26L214 44V252L158 240Z", HOT),
    area("M168 44L204 56V132L168 124ZM168 142L204 150V214L168 206Z", EMBER),
    cord("M208 118V160", PAPER, 7),
    cord("M108 176Q100 190 108 200M126 176Q120 188 126 198", LILAC, 5),
  ].join("");
}

/** A parrot that has learned a word. */
function parrot(): string {
  return [
    sun(SEA),
    cord("M20 196H220", COAL, 11),
    area("M110 190Q92 232 104 250H128Q138 220 136 188Z", NIGHT),
    area("M92 92Q92 46 134 46Q172 50 166 96Q176 160 144 196H104Q82 160 92 92Z", HOT),
    area("M98 112Q126 122 140 196H110Q82 170 98 112Z", VIOLET),
    area("M104 146Q122 156 128 196H110Q98 178 104 146Z", NIGHT),
    spot(130, 82, 20, PAPER),
    spot(134, 80, 7, INK),
    area("M152 72Q190 76 182 112Q176 104 160 102Z", INK),
    area("M154 102Q166 104 168 116Q156 116 150 108Z", COAL),
    cord("M118 48L108 26M130 46L130 22M142 50L152 30", MINT, 9),
    cord("M118 190V204M134 190V204", STONE, 9),
    area("M18 28Q18 18 28 18H74Q84 18 84 28V58Q84 68 74 68H64L76 86L46 68H28Q18 68 18 58Z", PAPER),
    cord("M34 34L44 52M44 34L34 52M58 32V44M58 54V54", HOT, 6),
    cord("M68 32V44M68 54V54", HOT, 6),
  ].join("");
}

/** Things that are met on the way. */
export const THINGS: Readonly<Record<string, () => string>> = { fridge, parrot, scooter };
