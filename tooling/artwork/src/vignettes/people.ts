import { FAIR, TAN, WARM } from "../portraits/features.ts";
import { cord, oval, slab, spot } from "../svg/forms.ts";
import { area, line, ring } from "../svg/shapes.ts";
import { COAL, EMBER, HOT, INK, LILAC, NIGHT, PAPER, PEACH, SAND, SEA, STONE, VIOLET } from "./colours.ts";
import { chest, dreams, face, looks, placed, sun, trait } from "./figure.ts";

/** Someone before a shop in the rain, the sleeve wet, the handle slipping. */
function rain(): string {
  const drops =
    "M30 40L22 62M66 18L58 40M206 30L198 52M224 92L216 114M26 126L18 148M60 92L54 108M186 74L180 90";
  return [
    sun(SEA),
    area("M62 116Q54 28 120 24Q186 28 178 116L164 166H76Z", EMBER),
    placed(120, 98, [face(WARM), looks(3), trait("M-7 30Q4 24 13 31")]),
    area("M78 96Q78 50 120 48Q162 50 162 96Q150 66 120 64Q90 66 78 96Z", HOT),
    area("M62 116Q54 28 120 24Q186 28 178 116L162 148Q170 52 120 52Q70 52 78 148Z", HOT),
    area("M32 240Q34 172 86 150Q120 184 154 150Q206 172 208 240Z", HOT),
    line("M120 172V240", EMBER, 4),
    cord("M212 240L190 168L216 138", INK, 9),
    cord("M176 190L140 218", EMBER, 30),
    cord("M188 172L166 196", HOT, 32),
    cord("M182 160L200 156M182 170L204 164M184 180L206 172", WARM[0], 13),
    cord("M160 218V226M172 210V222M148 228V236", NIGHT, 6),
    cord(drops, VIOLET, 5),
  ].join("");
}

/** A face over a cup that both hands hold. */
function cup(): string {
  return [
    sun(PEACH),
    area("M76 128Q60 38 120 34Q182 38 164 128Q176 156 158 168H82Q66 152 76 128Z", INK),
    placed(120, 92, [face(FAIR), dreams()]),
    area("M84 96Q82 44 128 40Q164 44 158 100Q148 84 140 62Q118 84 84 96Z", INK),
    chest(SAND, STONE),
    area("M92 162Q120 178 148 162L150 176Q120 194 90 176Z", HOT),
    cord("M60 226L84 166", SAND, 34),
    cord("M182 226L156 166", STONE, 34),
    area("M88 118H152L146 170Q144 178 134 178H106Q96 178 94 170Z", HOT),
    area("M134 118H152L146 170Q144 178 134 178H124Q134 150 134 118Z", EMBER),
    oval(120, 118, 32, 7, PAPER),
    cord("M84 162L104 152M86 150L104 142M90 138L104 132", FAIR[0], 13),
    cord("M156 162L136 152M154 150L136 142M150 138L136 132", FAIR[0], 13),
    cord("M40 96Q30 82 40 70T38 44M202 92Q212 80 202 68T204 44", PAPER, 5),
  ].join("");
}

/** Both palms up: sold out again. */
function emptyHands(): string {
  return [
    sun(LILAC),
    chest(HOT, EMBER),
    placed(120, 90, [
      face(TAN),
      looks(),
      trait("M-10 32Q0 24 12 31"),
      area("M-36-10Q-42-54 2-58Q44-56 36-8Q34-26 24-34Q0-22-24-36Q-34-26-36-10Z", INK),
      spot(-2, -60, 17, INK),
    ]),
    area("M98 164Q120 184 142 164L150 170Q120 202 90 170Z", PAPER),
    cord("M58 196L30 226L22 152", HOT, 30),
    cord("M182 196L212 226L218 152", EMBER, 30),
    ...[24, 216].map((x) => {
      const side = x < 120 ? -1 : 1;
      return cord(
        `M${x} 146L${x - side * 10} 118M${x} 144L${x + side * 2} 108M${x} 144L${x + side * 12} 114M${x} 148L${x - side * 20} 136`,
        TAN[0],
        11,
      );
    }),
    spot(24, 144, 14, TAN[0]),
    spot(216, 144, 14, TAN[0]),
  ].join("");
}

/** A child on the shoulder, at last asleep. */
function baby(): string {
  return [
    sun(PEACH),
    area("M84 120Q70 40 118 36Q170 36 160 124Q186 150 176 204H150Z", INK),
    chest(HOT, EMBER),
    placed(114, 94, [face(FAIR), dreams(), trait("M-8 28Q2 35 12 27")], -8),
    area("M78 92Q80 40 126 40Q160 44 154 92Q146 72 132 60Q112 82 78 92Z", INK),
    area("M128 170Q124 138 160 136Q200 140 198 194Q196 240 152 240Q122 214 128 170Z", PAPER),
    area("M176 142Q200 156 198 194Q196 240 160 240Q190 190 176 142Z", SEA),
    spot(160, 132, 29, TAN[0]),
    area("M186 118A29 29 0 0 1 158 161Q184 148 186 118Z", TAN[1]),
    trait("M142 134Q148 139 154 134M168 132Q174 137 180 132M156 148Q161 151 166 147"),
    area("M132 126Q134 100 162 102Q186 104 188 124Q162 108 132 126Z", INK),
    cord("M62 222Q100 240 140 220", HOT, 30),
    cord("M148 214L176 204M150 222L180 216M150 230L178 228", FAIR[0], 11),
  ].join("");
}

/** Gloves, a crayfish, and no more lipstick. */
function crayfish(): string {
  return [
    sun(PAPER),
    chest(VIOLET, NIGHT),
    placed(120, 86, [
      face(FAIR),
      looks(),
      area("M-11 25Q1 19 13 25Q10 37 1 37Q-9 37-11 25Z", HOT),
      spot(19, 18, 5, HOT),
    ]),
    area("M78 100Q74 34 122 32Q170 36 162 100Q150 78 142 60Q112 78 96 66Q86 84 78 100Z", INK),
    spot(154, 55, 16, INK),
    area("M92 163Q120 180 148 163L160 240H80Z", SEA),
    area("M105 148H135V166Q120 182 105 166Z", FAIR[1]),
    cord("M54 234L70 200M188 234L172 200", NIGHT, 28),
    cord("M115 182Q106 170 109 158M125 182Q134 170 131 158", EMBER, 3),
    cord("M106 190L86 176M134 190L154 176", EMBER, 8),
    area("M92 182Q66 178 68 150Q70 134 82 132L82 152L94 136Q106 158 92 182Z", HOT),
    area("M148 182Q174 178 172 150Q170 134 158 132L158 152L146 136Q134 158 148 182Z", HOT),
    cord("M106 212L92 222M134 212L148 222", EMBER, 5),
    area("M102 196Q104 174 120 174Q136 174 138 196L130 240H110Z", EMBER),
    area("M102 196Q104 174 120 174Q136 174 138 196Q120 206 102 196Z", HOT),
    cord("M108 212H132M110 224H130", HOT, 4),
    spot(113, 186, 3, INK),
    spot(127, 186, 3, INK),
    cord(
      "M74 190L96 184M74 202L98 198M80 212L102 208M168 190L144 184M168 202L142 198M162 212L138 208",
      LILAC,
      13,
    ),
    spot(74, 200, 16, LILAC),
    spot(168, 200, 16, LILAC),
    cord("M92 186L96 185M95 211L101 208M146 211L141 208M68 206V207M170 196L176 199", HOT, 8),
  ].join("");
}

/** An ear, a hand on it, and everything that comes in. */
function listen(): string {
  return [
    sun(PAPER),
    chest(VIOLET, NIGHT),
    placed(
      116,
      94,
      [
        face(WARM),
        dreams(),
        trait("M-8 29Q2 34 10 28"),
        area("M-36 2Q-48-54-4-58Q46-60 36 2Q30-18 24-30Q4-20-22-32Q-32-18-36 2Z", EMBER),
        spot(33, 4, 10, WARM[1]),
      ],
      -6,
    ),
    slab(148, 90, 12, 16, 6, INK),
    slab(151, 98, 7, 22, 3, INK),
    ...[24, 42, 60].map((radius) =>
      line(
        `M${162 + radius * 0.6} ${98 - radius}A${radius} ${radius} 0 0 1 ${162 + radius * 0.6} ${98 + radius}`,
        HOT,
        7,
      ),
    ),
    cord("M192 236L174 150", NIGHT, 30),
    cord("M168 136L152 112M172 134L162 106", WARM[0], 12),
    spot(172, 138, 14, WARM[0]),
  ].join("");
}

/** Noodles out of a paper cup, on the way home. */
function noodles(): string {
  return [
    sun(SEA),
    chest(INK, COAL),
    area("M80 158Q120 184 160 158L172 180Q120 214 68 180Z", HOT),
    placed(120, 88, [
      face(WARM),
      looks(),
      spot(1, 30, 7, INK),
      area("M-36-6Q-44-56 0-60Q44-56 36-6Q30-24 22-34L8-28L-4-36L-20-26Q-32-20-36-6Z", INK),
    ]),
    `<circle cx="107" cy="86" r="14" fill="none" stroke="${INK}" stroke-width="3"/><circle cx="134" cy="86" r="14" fill="none" stroke="${INK}" stroke-width="3"/>`,
    line("M116 122V170M122 122V172M128 122V170", PAPER, 4),
    cord("M206 86L120 140M214 100L124 148", EMBER, 5),
    area("M84 164H158L150 228Q148 236 138 236H104Q94 236 92 228Z", PAPER),
    area("M88 188H155L152 212H91Z", HOT),
    spot(121, 200, 8, PAPER),
    cord("M56 236L78 208", INK, 28),
    cord("M82 194L98 190M82 204L98 202M84 214L98 213", WARM[0], 11),
    cord("M208 236L212 110", COAL, 28),
    spot(206, 96, 14, WARM[0]),
    cord("M44 108Q36 96 44 84T42 60", PAPER, 5),
  ].join("");
}

/** A hand on a cheek that has turned red. */
function cheek(): string {
  return [
    sun(LILAC),
    area("M78 124Q58 38 120 34Q182 38 164 124Q182 170 164 212H78Q56 170 78 124Z", INK),
    chest(PAPER, LILAC),
    placed(
      122,
      94,
      [face(FAIR), looks(-4), trait("M-12 31Q-2 25 8 31"), spot(-18, 16, 10, HOT), spot(20, 14, 7, HOT)],
      6,
    ),
    area("M84 98Q82 42 124 40Q162 44 160 92Q140 84 128 62Q112 88 84 98Z", INK),
    cord("M50 236L70 164", PAPER, 30),
    cord("M74 150L88 122M82 152L100 130M66 148L76 122", FAIR[0], 12),
    spot(74, 152, 15, FAIR[0]),
  ].join("");
}

/** A hand that holds a lens over what is lost: in the glass a signal runs out. */
function lens(): string {
  const [skin, shade] = WARM;
  const glass = { x: 85, y: 85 };
  return [
    ring(glass, 73, PAPER, 24),
    spot(glass.x, glass.y, 66, PAPER),
    placed(glass.x, glass.y, [slab(66, -7, 30, 14, 0, INK), slab(88, -15, 70, 30, 12, HOT)], 40),
    ring(glass, 69.5, INK, 18),
    ring(glass, 70, PAPER, 6, { "stroke-dasharray": "1.8 7" }),
    cord("M35 85H41C45 41 49 41 53 85S61 121 65 85S73 63 77 85S84 97 88 85H94", INK, 4.5),
    line("M104 85H134", HOT, 4.8, { "stroke-linecap": "round", "stroke-dasharray": "0 9.4" }),
    placed(
      192,
      174,
      [
        cord("M8-4L60-30", shade, 46),
        cord("M12-8L60-32", skin, 40),
        slab(-27, -24, 60, 42, 19, skin),
        cord("M-19-10V15M0-10V20M18-6V17", skin, 18),
        cord("M-9.5 2V19M9.5 2V20", shade, 3),
        cord("M6-20L-22-20L-42-9", skin, 17),
        cord("M-19-9H-4", shade, 3),
      ],
      40,
    ),
    placed(231, 183, [slab(0, -38, 40, 76, 0, VIOLET), slab(-10, -37, 13, 74, 4, LILAC)], 16),
  ].join("");
}

/** People in the middle of their day. */
export const PEOPLE: Readonly<Record<string, () => string>> = {
  baby,
  cheek,
  crayfish,
  cup,
  "empty-hands": emptyHands,
  lens,
  listen,
  noodles,
  rain,
};
