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
  SEA,
  VIOLET,
} from "./colours.ts";
import { placed, sun, trait } from "./figure.ts";

/** A thumb that a stiff latch has turned red. */
function thumb(): string {
  const [skin, shade] = WARM;
  return [
    sun(LILAC),
    area("M78 240L86 190H160L166 240Z", PAPER),
    area("M140 190H160L166 240H148Z", "#DDD3C4"),
    area("M84 196V130Q84 112 104 112H150Q168 112 168 130V176Q166 196 146 196Z", skin),
    area("M150 112Q168 112 168 130V176Q166 196 146 196H132Q154 170 150 112Z", shade),
    cord("M104 132L116 74", skin, 30),
    cord("M112 94L118 70", HOT, 30),
    area("M106 60Q118 50 130 62L126 78Q116 72 106 76Z", PEACH),
    trait("M120 132H162M118 152H164M120 172H160"),
    trait("M120 112Q112 122 116 136"),
    cord("M84 60L70 50M92 36L86 20M120 30V12M146 38L154 24M156 62L172 54", HOT, 6),
  ].join("");
}

/** The other hand carries a goldfish, and half of its water. */
function goldfish(): string {
  return [
    sun(PINE),
    spot(120, 110, 68, "#DDF1EB"),
    area("M53 112Q76 100 98 112T143 112T187 112A68 68 0 0 1 53 112Z", LILAC),
    area("M164 112Q176 108 187 112A68 68 0 0 1 120 178Q164 160 164 112Z", "#A798FB"),
    area("M84 142Q108 110 142 136L168 120Q162 140 170 158L142 148Q108 170 84 142Z", HOT),
    area("M112 128Q124 112 136 126Z", EMBER),
    spot(99, 138, 4, INK),
    line("M72 72Q84 56 104 52", PAPER, 6, { "stroke-linecap": "round" }),
    oval(120, 48, 38, 9, PAPER),
    oval(120, 48, 31, 5.5, PINE),
    cord("M62 44L50 30M44 62L28 56M176 40L190 24M194 62L210 58M150 26L154 12M88 28L82 14", LILAC, 7),
    spot(78, 126, 3.5, PAPER),
    spot(84, 116, 2.5, PAPER),
    cord("M120 240L122 208", VIOLET, 52),
    area("M70 172Q82 208 122 210Q164 208 174 168Q150 184 120 182Q90 184 70 172Z", TAN[0]),
    cord("M78 182L62 148M168 180L180 146M164 188L188 160", TAN[0], 15),
  ].join("");
}

/** What the tweezers find in the hinge: the paper of a straw. */
function hinge(): string {
  const [skin, shade] = WARM;
  const paper = "M104 116L128 92L142 108L164 82L182 100L166 124L152 112L138 140L122 126L112 134Z";
  return [
    sun(SEA),
    cord("M-14 244L84 148L128-14", INK, 36),
    cord("M-14 244L84 148L128-14", COAL, 7),
    cord("M84 148L196 264", INK, 36),
    cord("M84 148L196 264", COAL, 7),
    spot(84, 148, 58, INK),
    spot(84, 148, 50, PAPER),
    line("M84 148m-39 0a39 39 0 1 1 78 0a39 39 0 1 1-78 0", INK, 5, { "stroke-dasharray": "4 12" }),
    spot(84, 148, 28, HOT),
    spot(84, 148, 11, INK),
    area(paper, PAPER),
    cord("M122 98L128 132M140 108L148 120M158 90L170 116", HOT, 7),
    trait(paper, 4.5),
    cord("M172 92L236 28", "#9A9184", 8),
    cord("M180 104L250 44", INK, 8),
    cord("M240 30L276 0", MINT, 70),
    cord("M214 62L252 26", skin, 36),
    cord("M200 52L224 34M206 74L230 54M222 88L242 68", skin, 18),
    trait("M210 64L230 46M218 82L238 62"),
    area("M236 60L252 36L262 50L246 76Z", shade),
  ].join("");
}

/** A pen that strikes a figure through and leaves it to be read. */
function pen(): string {
  return [
    sun(SAND),
    placed(
      112,
      112,
      [
        slab(-76, -74, 150, 150, 8, PAPER),
        cord("M-56-46H20M-56 50H34", LILAC, 8),
        `<g fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M-52-12Q-52-24-40-24Q-28-24-28-12Q-28-2-52 20H-27M-12-24H12L-2 20M30-24H54L38-4Q56-4 54 10Q50 24 30 18"/></g>`,
        cord("M-62 6L62-8", HOT, 8),
      ],
      -6,
    ),
    cord("M174 104L216 34", VIOLET, 13),
    area("M160 124L168 100L180 108Z", INK),
    cord("M236 210L208 148", NIGHT, 46),
    cord("M204 140L184 96M206 152L176 118M204 164L178 134", FAIR[0], 17),
    spot(208, 146, 22, FAIR[0]),
    trait("M186 108L196 128M180 128L192 142"),
  ].join("");
}

/** A leg on the screen of the X-ray room, with the pin that stays in it. */
function xRay(): string {
  const [skin, shade] = TAN;
  return [
    sun(PEACH),
    area("M60 0H124L120 108Q126 150 114 214H80Q66 150 66 108Z", skin),
    area("M104 0H124L120 108Q126 150 114 214H100Q110 110 104 0Z", shade),
    area("M56 0H128L126 54H60Z", VIOLET),
    area("M78 206H114L118 218Q142 222 142 240H76Z", PAPER),
    slab(72, 232, 74, 10, 4, HOT),
    slab(44, 66, 150, 122, 10, NIGHT),
    line("M54 66H184M54 188H184", LILAC, 4),
    cord("M84 74V94M104 74V94M84 160V182M104 160V182", PAPER, 9),
    area(
      "M74 96Q74 84 88 88Q96 94 104 88Q118 84 116 100Q114 114 104 112L102 120H88L86 112Q74 112 74 96Z",
      PAPER,
    ),
    area("M76 142Q76 126 94 130Q116 126 114 144Q112 160 104 164H84Q76 158 76 142Z", PAPER),
    cord("M82 154L112 88", HOT, 7),
    cord("M76 150L90 158", HOT, 6),
    cord("M136 92H176M136 112H166M136 132H172", VIOLET, 6),
    spot(170, 168, 8, HOT),
  ].join("");
}

/** Trousers that end well above the shoes. */
function ankles(): string {
  const [skin, shade] = WARM;
  return [
    sun(LILAC),
    area("M64 16H116L114 140H74Z", INK),
    area("M124 16H176L166 140H126Z", COAL),
    area("M74 140H114V150H75ZM126 140H166L165 150H126Z", HOT),
    area("M80 150H108L106 206H84Z", skin),
    area("M132 150H160L156 206H134Z", shade),
    area("M82 196H108L112 210Q132 214 134 232H82Z", PAPER),
    area("M132 196H158L162 210Q182 214 184 232H132Z", SAND),
    slab(78, 228, 60, 10, 4, HOT),
    slab(128, 228, 60, 10, 4, HOT),
    slab(196, 34, 15, 186, 4, PAPER),
    line(
      "M196 52H204M196 70H207M196 88H204M196 106H207M196 124H204M196 142H207M196 160H204M196 178H207M196 196H204",
      INK,
      3,
    ),
  ].join("");
}

/** Hands and legs, close to what they have to do with. */
export const HANDS: Readonly<Record<string, () => string>> = {
  ankles,
  goldfish,
  hinge,
  pen,
  thumb,
  "x-ray": xRay,
};
