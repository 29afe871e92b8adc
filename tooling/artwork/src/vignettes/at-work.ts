import { FAIR, TAN, WARM } from "../portraits/features.ts";
import { cord, oval, slab, spot } from "../svg/forms.ts";
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
  PINE,
  SAND,
  STONE,
  VIOLET,
} from "./colours.ts";
import { chest, face, looks, placed, sun, trait } from "./figure.ts";

/** A guard in his cap who asks what there is to see. */
function guard(): string {
  return [
    sun(SAND),
    chest(NIGHT, INK),
    placed(120, 98, [
      face(TAN),
      looks(-3),
      area("M-22 24Q-12 14-2 20Q10 14 20 24Q10 30-2 27Q-14 30-22 24Z", STONE),
      trait("M-5 35Q2 38 8 34"),
      area("M-42-24Q-50-56-32-66Q0-80 34-66Q52-56 42-24Z", NIGHT),
      area("M-42-28H42V-16H-42Z", INK),
      area("M-44-18Q-2-2 40-18L32-8Q-4 6-40-8Z", INK),
      spot(0, -46, 9, HOT),
      spot(0, -46, 4, PAPER),
    ]),
    area("M96 164L120 184L144 164L152 170L120 240L88 170Z", PAPER),
    area("M114 184H126L132 226L120 238L108 226Z", HOT),
    slab(158, 196, 26, 8, 2, HOT),
    cord("M54 226L28 190", NIGHT, 28),
    cord("M24 178L12 140", TAN[0], 12),
    spot(26, 184, 14, TAN[0]),
  ].join("");
}

/** A cobbler over a heel that came off. */
function cobbler(): string {
  return [
    sun(PEACH),
    chest(MINT, PINE),
    area("M84 178L156 178L166 240H74Z", COAL),
    cord("M90 164L84 182M150 164L156 182", COAL, 7),
    placed(
      118,
      94,
      [
        face(WARM),
        trait("M-20-2Q-13 4-7-2M7-2Q13 4 20-2M-20-16Q-13-22-7-16M7-16Q13-22 20-16M1 0L-4 13L3 15"),
        area("M-31-4Q-34 30-16 46Q0 58 18 44Q34 28 31-4Q28 20 14 22Q0 16-14 22Q-28 20-31-4Z", PAPER),
        trait("M-6 30Q1 34 8 29"),
        area("M-35-16Q-40-58 0-58Q40-58 35-16Q0-30-35-16Z", INK),
        spot(0, -60, 5, HOT),
      ],
      6,
    ),
    area("M54 206Q60 190 82 198Q112 214 142 206Q152 204 152 216V222H54Z", HOT),
    slab(52, 220, 104, 8, 3, INK),
    slab(132, 226, 20, 14, 2, INK),
    cord("M44 230L60 210", MINT, 28),
    spot(66, 206, 13, WARM[0]),
    cord("M204 230L192 178", PINE, 28),
    cord("M192 166L142 152", SAND, 9),
    slab(126, 138, 17, 38, 4, INK),
    spot(190, 168, 14, WARM[0]),
    cord("M120 190L114 180M132 186V176", HOT, 4),
  ].join("");
}

/** A grandmother at her pot: a little is a little. */
function grandmother(): string {
  return [
    sun(PEACH),
    spot(120, 32, 22, STONE),
    chest(VIOLET, NIGHT),
    area("M90 172H150L160 240H80Z", PAPER),
    placed(120, 90, [
      face(WARM),
      trait("M-19-2Q-13-8-7-2M7-2Q13-8 19-2M1 2L-4 13L3 15M-10 28Q2 37 14 27"),
      area("M-36 0Q-42-52 0-54Q42-52 36 0Q30-26 0-38Q-30-26-36 0Z", STONE),
      `<circle cx="-13" cy="0" r="12" fill="none" stroke="${INK}" stroke-width="3"/><circle cx="14" cy="0" r="12" fill="none" stroke="${INK}" stroke-width="3"/>`,
    ]),
    area("M40 188H148L140 240H48Z", INK),
    slab(32, 182, 124, 12, 6, COAL),
    oval(94, 184, 50, 8, PAPER),
    cord("M206 232L186 178", NIGHT, 28),
    cord("M184 164L110 180", EMBER, 8),
    spot(184, 166, 14, WARM[0]),
    cord("M60 168Q50 154 60 142T58 112M36 160Q28 148 36 136T34 112", COAL, 5),
  ].join("");
}

/** A host with a tape: the door first, then the sofa. */
function host(): string {
  return [
    sun(SAND),
    area("M84 120Q74 40 120 36Q170 40 158 120L152 146H88Z", EMBER),
    chest(INK, COAL),
    placed(120, 92, [
      face(TAN),
      looks(),
      area("M-12 26Q2 30 15 25Q12 38 2 38Q-9 38-12 26Z", PAPER),
      trait("M-12 26Q2 30 15 25"),
    ]),
    area("M84 98Q84 42 122 40Q160 42 156 96Q150 76 140 64Q120 72 104 62Q92 78 84 98Z", EMBER),
    slab(24, 178, 192, 26, 3, PAPER),
    line(
      "M36 178V190M52 178V186M68 178V190M84 178V186M100 178V190M116 178V186M132 178V190M148 178V186M164 178V190M180 178V186M196 178V190",
      INK,
      3,
    ),
    cord("M58 232L36 208", INK, 28),
    cord("M184 232L206 208", COAL, 28),
    ...[32, 208].map((x) => cord(`M${x - 8} 186V200M${x} 182V202M${x + 8} 186V200`, TAN[0], 10)),
    spot(154, 182, 4, HOT),
  ].join("");
}

/** A runner who is up again, in the rain. */
function runner(): string {
  return [
    sun(LILAC),
    cord("M126 146L92 176L46 164", COAL, 17),
    cord("M46 164L36 186", HOT, 15),
    cord("M128 146L160 174L150 216", INK, 18),
    cord("M148 222L170 224", HOT, 16),
    cord("M132 92L98 112L84 86", TAN[1], 13),
    area("M112 84Q132 72 152 84L146 152H110Z", HOT),
    area("M136 78Q146 80 152 84L146 152H130Z", EMBER),
    cord("M146 94L172 116L196 98", TAN[0], 13),
    placed(148, 54, [
      spot(0, 0, 23, TAN[0]),
      area("M22 6A23 23 0 0 1-8 22Q18 14 14-18Q24-8 22 6Z", TAN[1]),
      area("M-22 8Q-32-28 2-28Q20-28 22-12Q4-14-6-10Q-16-6-22 8Z", INK),
      line("M-23-2Q0-16 22-8", PAPER, 5),
      spot(10, -1, 2.6, INK),
      trait("M6 12Q12 14 16 9", 3),
    ]),
    slab(118, 106, 22, 20, 2, PAPER),
    cord("M52 40L42 66M84 24L74 50M200 40L190 66M222 126L212 152M64 102L58 118M198 176L190 198", VIOLET, 5),
    line("M16 232H224", PAPER, 5, { "stroke-dasharray": "34 12" }),
  ].join("");
}

/** An adviser in her lit room, as near as the door lets her: the rings on the wall, a hand that says come in. */
function adviser(): string {
  return [
    slab(0, 0, 240, 240, 0, LILAC),
    spot(140, 98, 88, PAPER),
    spot(140, 98, 72, HOT),
    `<g transform="translate(-25 -33) scale(1.14)">`,
    area("M114 140Q100 74 138 70Q176 74 162 140Q160 150 138 150Q116 150 114 140Z", INK),
    area("M98 240Q92 160 126 149L138 166L150 149Q184 158 180 240Z", VIOLET),
    area("M158 154Q184 164 180 240H158Q166 190 158 154Z", NIGHT),
    placed(138, 111, [face(FAIR), looks(-3), trait("M-13 22Q-2 33 9 22"), spot(31, 12, 5, HOT)], -3, 0.66),
    area("M126 147L138 178L152 147L149 141H130Z", PAPER),
    area("M113 116Q108 74 138 74Q166 76 164 116Q158 100 150 88Q136 102 120 100Z", INK),
    cord("M163 170L183 208", VIOLET, 19),
    cord("M178 200L178 176", NIGHT, 18),
    cord("M186 154L185 168", FAIR[0], 10),
    cord("M183 142L176 120M186 140L187 115M189 142L199 122M181 146L172 133", FAIR[0], 7.5),
    spot(185, 144, 11, FAIR[0]),
    cord("M184 208L184 172", VIOLET, 18),
    cord("M180 165L189 164", LILAC, 7),
    `<g transform="rotate(-8 132 206)">${slab(116, 186, 36, 46, 3, HOT)}${line("M122 186V232", EMBER, 3)}${slab(130, 196, 16, 9, 2, PAPER)}</g>`,
    cord("M111 182L106 216L120 212", NIGHT, 19),
    cord("M108 178L100 221L116 217", VIOLET, 19),
    cord("M120 210L122 222", LILAC, 7),
    cord("M128 214L139 209M128 216L142 215M128 218L140 221", FAIR[0], 7),
    "</g>",
  ].join("");
}

/** People at what they do for a living, or would. */
export const AT_WORK: Readonly<Record<string, () => string>> = {
  adviser,
  cobbler,
  grandmother,
  guard,
  host,
  runner,
};
