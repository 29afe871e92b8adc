import type { Language } from "../content/read-content.ts";
import { HOT, INK, MINT, PAPER, type Palette, VIOLET } from "../colour/palettes.ts";
import { cord, spot } from "../svg/forms.ts";
import { arcPath, area, degrees, disc, element, line, ring } from "../svg/shapes.ts";
import { sofa } from "../products/home.ts";
import { paintOf } from "../products/paint.ts";
import { LILAC } from "../vignettes/colours.ts";
import { chest, face as figureFace, looks, placed } from "../vignettes/figure.ts";
import { FAIR, feature, WARM } from "./features.ts";

const EYE = { x: 0, y: 0 };
/** Radius of the window through which somebody looks. */
const WINDOW = 194;
const DEEP = ["#A9694A", "#864C33"] as const;
const BLUSH = "#FF9A7A";

/** Skin in the light, and away from it. */
type Skin = readonly [light: string, shade: string];

/** Who looks in each language, about the eye that is behind the glass. */
const ONLOOKERS: Readonly<Record<Language, () => string>> = {
  zh: () =>
    [
      area("M-206 190Q-226-30-190-110Q-140-196-50-192Q70-190 96-90Q116 10 110 190Z", INK),
      shoulders(VIOLET),
      area("M-100 164Q-54 212-8 164L6 172Q-54 246-114 172Z", LILAC),
      face(WARM),
      feature("M-96 106Q-56 132-16 102", 9),
      area("M-184-16Q-196-160-60-172Q76-174 80-20Q66-46 52-84Q-40-66-140-90Q-166-66-184-16Z", INK),
      spot(-134, 62, 17, BLUSH),
      glass(WARM, VIOLET, VIOLET),
    ].join(""),
  en: () =>
    [
      shoulders(MINT),
      area("M-112 142H0L10 178Q-56 218-122 178Z", "#067458"),
      area("M-178-20Q-200-24-198 8Q-194 44-166 44Z", DEEP[0]),
      face(DEEP),
      area(
        "M-172-10Q-176 70-138 120Q-98 170-54 172Q-8 170 34 118Q66 70 66-6Q50 70 4 76Q-54 66-112 76Q-156 70-172-10Z",
        INK,
      ),
      area("M-92 104Q-54 130-18 102Q-30 126-54 128Q-80 126-92 104Z", PAPER),
      area(
        "M-176-40Q-196-120-150-176Q-60-222 46-180Q86-140 68-40Q60-84 40-106Q-60-126-148-106Q-168-84-176-40Z",
        INK,
      ),
      glass(DEEP, HOT, MINT),
    ].join(""),
  ja: () =>
    [
      spot(-40, -172, 50, INK),
      cord("M-84-160Q-40-184 4-160", HOT, 12),
      shoulders(INK),
      area("M-100 160L-54 236L-8 160L16 168L-50 276L-124 168Z", MINT),
      face(WARM),
      feature("M-96 106Q-56 132-16 102", 9),
      area(
        "M-180 20Q-204-140-60-158Q84-156 76 10Q60-20 50-66Q-6-80-36-118Q-90-80-150-70Q-168-40-180 20Z",
        INK,
      ),
      spot(-134, 62, 17, BLUSH),
      glass(WARM, MINT, INK),
    ].join(""),
};

/** What the banners of the home page show through the window, by code. */
const SCENES: Readonly<Record<string, (language: Language, palette: Palette) => string>> = {
  // Somebody who takes the measure of a thing, one eye shut: the rings of the target go out from the other one.
  "home-attention": (language, { accent }) =>
    ring(EYE, 140, accent, 22) + element("g", { transform: "scale(.9)" }, ONLOOKERS[language]()),
  // Somebody who sells one sofa at midnight, and need not shout.
  "home-live": (_, palette) => {
    const paint = { ...paintOf(palette), base: HOT, deep: "#C2330C", tint: BLUSH, shade: "#FF6B42" };
    return [
      spot(-112, -88, 34, PAPER),
      spot(-97, -97, 31, palette.soft),
      area("M-220 130H220V220H-220Z", palette.mid),
      placed(
        -150,
        -160,
        [
          area("M78 106Q66 36 120 32Q174 36 162 106L168 168H72Z", INK),
          chest(MINT, "#067458"),
          placed(120, 92, [figureFace(FAIR), looks(-3), feature("M-10 30Q0 38 12 28", 3.6)], -3),
          area("M82 92Q78 42 120 38Q164 42 160 96Q146 78 138 60Q116 82 82 92Z", INK),
          cord("M196 236L214 132", MINT, 30),
          cord("M204 112L196 92M214 108L214 84M224 112L232 90", FAIR[0], 11),
          spot(214, 122, 15, FAIR[0]),
        ],
        0,
        1.08,
      ),
      placed(-172, -64, [sofa(paint)], 0, 1.36),
    ].join("");
  },
  // Two who mean the same in two languages.
  "home-overseas": () =>
    [
      placed(
        -214,
        -84,
        [
          chest(VIOLET, "#4126D3"),
          placed(118, 92, [figureFace(FAIR), looks(7), feature("M0 29Q8 36 18 27", 3.6)], 4),
          area("M82 96Q66 34 116 34Q166 30 154 84Q146 64 128 62Q104 72 92 66Q96 86 82 96Z", "#C2330C"),
        ],
        0,
        1.2,
      ),
      placed(
        -66,
        -84,
        [
          area("M80 92Q72 34 122 30Q172 34 160 94L164 150H76Z", INK),
          chest(HOT, "#D9370C"),
          placed(120, 92, [figureFace(WARM), looks(-7), feature("M-18 28Q-8 36 0 29", 3.6)], -4),
          area("M84 92Q82 42 124 38Q162 42 158 96Q150 76 146 62Q118 76 84 92Z", INK),
        ],
        0,
        1.2,
      ),
      placed(0, -20, [
        area(
          "M-132-86Q-132-130-88-130H-58Q-14-130-14-86Q-14-44-58-44H-60L-68-26L-84-44Q-132-44-132-86Z",
          PAPER,
        ),
        feature("M-91-64L-73-110L-55-64M-85-78H-61", 8),
        area("M138-112Q138-160 94-160H56Q12-160 12-112Q12-68 56-68H62L80-46L92-68Q138-68 138-112Z", INK),
        cord("M75-142V-130M46-126H104M60-122Q72-100 100-88M90-122Q78-100 50-88", PAPER, 8),
      ]),
    ].join(""),
};

/** Whether a banner shows somebody. */
export function hasOnlooker(code: string): boolean {
  return Object.hasOwn(SCENES, code);
}

/** A banner's people in a round window, about which the rings go on. */
export function onlookerArt(code: string, language: Language, palette: Palette): string {
  const arc = (radius: number, from: number, to: number, colour: string, width: number, dash = ""): string =>
    line(
      arcPath(EYE, radius, degrees(from), degrees(to)),
      colour,
      width,
      dash ? { "stroke-dasharray": dash } : {},
    );
  const { strong, light, soft, mid } = palette;
  return [
    element("clipPath", { id: "w" }, element("circle", { r: WINDOW })),
    disc(EYE, WINDOW + 2, soft),
    element("g", { "clip-path": "url(#w)" }, SCENES[code]?.(language, palette) ?? ""),
    ring(EYE, WINDOW + 10, light, 20),
    arc(232, -120, -62, strong, 16),
    arc(232, 84, 148, strong, 16),
    arc(232, -153, -128, mid, 6),
    arc(246, 204, 236, soft, 14),
    arc(240, -56, 60.3, strong, 14, "3 8"),
  ].join("");
}

function shoulders(colour: string): string {
  return area("M-236 400Q-230 186-104 160Q-56 204-8 160Q120 186 150 400Z", colour);
}

function face([skin, shade]: Skin): string {
  return [
    area("M-98 96H-10V180Q-54 210-98 180Z", shade),
    area(
      "M-170-70Q-182 60-138 116Q-98 164-54 166Q-8 164 30 116Q72 60 64-70Q40-150-54-152Q-148-150-170-70Z",
      skin,
    ),
    area("M64-70Q72 60 30 116Q-8 164-54 166Q-64 166-72 164Q10 90 16-20Q20-110 0-144Q44-126 64-70Z", shade),
    feature("M-138-48Q-112-66-86-50M-130 4Q-112-12-94 4", 9),
    feature("M-78 40L-88 66L-68 72", 8),
  ].join("");
}

/** The glass with its scale, the eye in it, and the hand that holds it. */
function glass([skin, shade]: Skin, iris: string, sleeve: string): string {
  return [
    spot(0, 0, 66, PAPER),
    spot(0, 4, 38, iris),
    ring({ x: 0, y: 4 }, 28, INK, 3, { "stroke-dasharray": "3 6" }),
    spot(0, 4, 20, INK),
    spot(9, -6, 8, PAPER),
    area("M-66 0A66 66 0 0 1 66 0Q0-52-66 0Z", skin),
    feature("M-60-4Q0-52 60-4", 9),
    cord("M44 62L96 140", HOT, 26),
    ring(EYE, 70, INK, 18),
    ring(EYE, 70, PAPER, 8, { "stroke-dasharray": "2.5 9.7" }),
    cord("M212 292L146 182", sleeve, 96),
    spot(126, 152, 34, skin),
    cord("M118 112L84 130M126 138L90 154M126 164L98 178", skin, 27),
    cord("M104 125L92 131M110 148L98 154", shade, 4),
  ].join("");
}
