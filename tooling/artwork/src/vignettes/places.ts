import { cord, oval, slab, spot } from "../svg/forms.ts";
import { arcPath, area, degrees, line, polar } from "../svg/shapes.ts";
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
  STONE,
  VIOLET,
} from "./colours.ts";
import { placed, sun, trait } from "./figure.ts";

const WELL = { x: 120, y: 122 };

/** Stairs from above, six floors of them, and somebody with a stroller. */
function stairs(): string {
  const steps = Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [degrees(index * 20), degrees(index * 20 + 20)];
    const [a, b] = [polar(WELL, 104, from), polar(WELL, 104, to)];
    const shades = [PAPER, "#E8DFD1", "#CFC2AD"];
    return area(
      `M${WELL.x} ${WELL.y}L${a.x.toFixed(1)} ${a.y.toFixed(1)}A104 104 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}Z`,
      shades[index % 3] ?? PAPER,
    );
  });
  return [
    ...steps,
    spot(WELL.x, WELL.y, 44, STONE),
    spot(WELL.x, WELL.y, 40, COAL),
    line(arcPath(WELL, 27, 0.4, 6), STONE, 9, { "stroke-dasharray": "6 5" }),
    spot(WELL.x, WELL.y, 12, HOT),
    `<circle cx="120" cy="122" r="46" fill="none" stroke="${HOT}" stroke-width="7"/>`,
    placed(
      176,
      88,
      [
        cord("M-12 6L-34 26", VIOLET, 13),
        cord("M12 4L22-14", VIOLET, 13),
        oval(0, 2, 27, 16, VIOLET),
        oval(-1, 5, 15, 9, NIGHT),
        spot(0, -2, 14, INK),
        trait("M-5-8Q0-12 6-8"),
      ],
      10,
    ),
    placed(
      166,
      146,
      [
        cord("M-26 0H26", INK, 8),
        area("M-18-14H14Q22-14 22-4V4H-18Z", MINT),
        ...[-22, 22].flatMap((x) => [spot(x, 12, 10, INK), spot(x, 12, 4, PAPER)]),
      ],
      -62,
    ),
  ].join("");
}

/** A lane of stone before anybody is up. */
function lane(): string {
  return [
    sun(PEACH),
    spot(120, 82, 32, HOT),
    area("M0 240V60L96 106V150L20 240Z", NIGHT),
    area("M0 60L96 106V150L0 196Z", INK),
    area("M240 240V60L144 106V150L220 240Z", NIGHT),
    area("M240 60L144 106V150L240 196Z", COAL),
    area("M-6 40Q60 78 108 100L102 112Q50 98-6 66ZM246 40Q180 78 132 100L138 112Q190 98 246 66Z", LILAC),
    area("M96 150H144L226 240H14Z", SAND),
    line(
      "M90 158H150M76 174H164M56 196H184M30 222H210M120 150V158M108 158L104 174M136 158L140 174M120 174V196M86 196L74 222M152 196L164 222M120 222V240",
      STONE,
      3.4,
    ),
    slab(28, 112, 20, 40, 3, HOT),
    slab(62, 116, 13, 28, 3, PEACH),
    slab(188, 112, 24, 44, 3, PEACH),
    area("M112 132H128V150H112Z", INK),
  ].join("");
}

/** A lantern that has just been lit. */
function lantern(): string {
  return [
    sun(INK),
    ...[62, 80].map((radius) => line(`M120 ${116 - radius}a${radius} ${radius} 0 1 1-.1 0`, COAL, 5)),
    cord("M120-4V52", PAPER, 5),
    slab(96, 50, 48, 12, 4, PAPER),
    oval(120, 112, 62, 52, HOT),
    area("M120 60Q186 66 182 112Q178 162 120 164Q150 112 120 60Z", EMBER),
    line("M120 60Q80 112 120 164M120 60Q54 112 120 164M120 60Q160 112 120 164", "#FFB79F", 4),
    slab(96, 162, 48, 12, 4, PAPER),
    cord("M106 176V206M120 176V218M134 176V206", PEACH, 6),
    spot(34, 46, 15, EMBER),
    cord("M34-4V30", PAPER, 3),
    spot(208, 70, 19, EMBER),
    cord("M208-4V50", PAPER, 3),
  ].join("");
}

/** Somebody who walks into the mist under an umbrella. */
function umbrella(): string {
  return [
    sun(SEA),
    area("M26 196Q60 176 120 182T214 196V240H26Z", PAPER),
    area("M84 214Q84 138 120 134Q156 138 156 214Z", VIOLET),
    area("M132 137Q156 146 156 214H140Z", NIGHT),
    cord("M104 214V238M136 214V238", INK, 13),
    cord("M120 40V152", INK, 5),
    spot(120, 118, 22, INK),
    area(
      "M24 116Q30 38 120 32Q210 38 216 116Q200 102 184 116Q168 100 152 116Q136 100 120 116Q104 100 88 116Q72 100 56 116Q40 102 24 116Z",
      HOT,
    ),
    area("M120 32Q210 38 216 116Q200 102 184 116Q174 52 120 32Z", EMBER),
    line("M120 32Q90 60 88 116M120 32Q150 60 152 116", PEACH, 3.6),
    cord("M120 32V22", INK, 6),
    cord(
      "M20 150L14 164M52 150L46 164M196 150L190 164M226 152L220 166M34 184L28 198M208 184L202 198",
      MINT,
      5,
    ),
  ].join("");
}

/** The same umbrella, from above. */
function umbrellaAbove(): string {
  const edge = Array.from({ length: 8 }, (_, index) => polar(WELL, 92, degrees(index * 45 + 10)));
  const panels = edge.map((corner, index) => {
    const next = edge[(index + 1) % edge.length] ?? corner;
    const dip = polar(WELL, 74, degrees(index * 45 + 32.5));
    return area(
      `M120 122L${corner.x.toFixed(1)} ${corner.y.toFixed(1)}Q${dip.x.toFixed(1)} ${dip.y.toFixed(1)} ${next.x.toFixed(1)} ${next.y.toFixed(1)}Z`,
      index % 2 ? EMBER : HOT,
    );
  });
  return [
    slab(14, 14, 212, 240, 16, SEA),
    line(
      "M14 62H226M14 122H226M14 182H226M66 14V62M150 14V62M40 62V122M186 62V122M74 182V240M164 182V240",
      PAPER,
      4,
    ),
    oval(136, 142, 90, 86, "#6CC9B1"),
    ...panels,
    spot(120, 122, 7, INK),
    cord("M186 212L200 226M206 194L220 202", INK, 12),
    cord("M28 38L22 52M208 34L202 48M30 176L24 190", VIOLET, 5),
  ].join("");
}

/** A tree at six in the morning, its bark still wet. */
function tree(): string {
  return [
    sun(PEACH),
    area(
      "M40 84Q28 40 78 40Q92 8 136 22Q186 14 194 58Q222 84 192 112Q178 138 146 126Q120 142 92 126Q48 132 40 84Z",
      PINE,
    ),
    area("M136 22Q186 14 194 58Q222 84 192 112Q178 138 146 126Q180 80 136 22Z", INK),
    area("M104 240Q110 180 102 116H140Q134 180 146 240Z", "#7A4A32"),
    area("M104 240Q108 206 107 182Q122 176 137 186Q138 212 146 240Z", "#3A2118"),
    line("M114 136Q118 156 114 176M128 130Q124 150 128 172", "#3A2118", 4),
    cord("M104 138L84 116M138 150L166 118", "#7A4A32", 9),
    oval(120, 236, 96, 9, LILAC),
    cord("M198 142L178 214", STONE, 6),
    area("M170 206L190 212L188 238L158 232Z", HOT),
    spot(84, 70, 7, MINT),
    spot(120, 96, 6, MINT),
    spot(64, 96, 5, MINT),
  ].join("");
}

/** A tree out of focus; only its shadow is sharp. */
function shadow(): string {
  return [
    sun(SAND),
    ...[54, 42, 30].map((radius, index) =>
      spot(76, 70, radius, ["#C9E5DB", "#A9D6C7", "#86C5B1"][index] ?? SEA),
    ),
    ...[26, 18, 10].map((width, index) =>
      cord("M76 100V150", ["#DDD3C4", "#CBBEAB", "#B4A48E"][index] ?? STONE, width),
    ),
    area("M66 152L86 150L154 152L150 172Z", INK),
    placed(-4, -48, [
      area(
        "M146 204Q138 186 160 184Q168 168 188 176Q212 172 214 194Q228 208 212 220Q204 236 184 230Q164 238 156 224Q142 220 146 204Z",
        INK,
      ),
      cord("M150 214L128 206", INK, 6),
    ]),
    spot(196, 44, 20, HOT),
    cord("M196 12V4M228 44H236M220 20L226 14", HOT, 5),
  ].join("");
}

/** Four samples on a roof at noon, told apart by their marks alone. */
function rooftop(): string {
  return [
    sun(LILAC),
    spot(120, 62, 30, HOT),
    cord("M120 20V10M78 36L70 29M162 36L170 29M70 70L58 74M170 70L182 74", HOT, 7),
    area("M0 156H240V240H0Z", VIOLET),
    area("M0 156H240V170H0Z", NIGHT),
    ...[30, 80, 130, 180].map((x, index) =>
      [
        area(`M${x} 196H${x + 30}L${x + 18} 228H${x - 18}Z`, NIGHT),
        slab(x + 6, 106, 18, 22, 4, INK),
        slab(x, 120, 30, 78, 7, PAPER),
        ...Array.from({ length: index + 1 }, (_, mark) => slab(x + 7, 134 + 11 * mark, 16, 5, 2, INK)),
      ].join(""),
    ),
  ].join("");
}

/** Fog, and a tree that has to be taken on trust. */
function fog(): string {
  const bands = [60, 84, 112, 138, 164, 192];
  return [
    sun(LILAC),
    area(
      "M56 92Q46 52 90 50Q106 24 142 36Q186 34 186 76Q204 108 172 124Q150 146 120 132Q66 138 56 92Z",
      VIOLET,
    ),
    area("M108 128H134Q130 176 140 216H102Q112 176 108 128Z", NIGHT),
    ...bands.map((y, index) =>
      cord(
        `M${index % 2 ? 10 : 46} ${y}H${index % 2 ? 178 : 232}`,
        PAPER,
        [8, 13, 11, 17, 15, 20][index] ?? 12,
      ),
    ),
    cord("M196 84H226M18 112H26M196 138H214", LILAC, 8),
  ].join("");
}

/** A fence across the lane: something is dug here. */
function fence(): string {
  return [
    sun(PEACH),
    cord("M170 130V28H66", INK, 9),
    line("M170 66L128 28M170 28L196 28V48", INK, 5),
    line("M78 28V66", INK, 4),
    area("M66 66H90V78Q90 90 78 90V98", COAL),
    slab(186, 44, 20, 22, 3, COAL),
    slab(14, 118, 212, 40, 5, PAPER),
    ...[22, 76, 130, 184].map((x) => area(`M${x + 18} 118H${x + 40}L${x + 18} 158H${x - 4}Z`, EMBER)),
    slab(14, 172, 212, 20, 4, PAPER),
    ...[48, 192].map((x) => slab(x - 7, 104, 14, 136, 3, INK)),
    spot(48, 100, 13, HOT),
    spot(192, 100, 13, HOT),
    area("M104 240L116 192H124L136 240Z", HOT),
    area("M110 216H130L133 228H107Z", PAPER),
  ].join("");
}

/** Places, and the weather in them. */
export const PLACES: Readonly<Record<string, () => string>> = {
  fence,
  fog,
  lane,
  lantern,
  rooftop,
  shadow,
  stairs,
  tree,
  umbrella,
  "umbrella-above": umbrellaAbove,
};
