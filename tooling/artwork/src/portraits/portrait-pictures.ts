import { Avatar, Style } from "@dicebear/core";
import notionists from "@dicebear/styles/notionists.json" with { type: "json" };
import { paletteOf, type Palette } from "../colour/palettes.ts";
import type { Content } from "../content/read-content.ts";
import { optimiseSvg } from "../pictures/optimise-svg.ts";
import type { Picture } from "../pictures/picture.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { svgDocument } from "../scene/compose.ts";
import { arcPath, degrees, disc, element, line, ring } from "../svg/shapes.ts";
import { FACES, type Face } from "./people.ts";

const WIDTH = 480;
const HEIGHT = 600;
const BUST = 590;
const HALO = { x: 246, y: 268 };
const HALO_RADIUS = 158;
const PARTS = ["hair", "clothes", "mouth", "eyes", "eyebrows", "nose", "glasses", "beard"] as const;
/** Side of the style's own square canvas. */
const STYLE_SIZE = 1744;

/** Portraits of the team: one drawn face each before its rings. */
export function portraitPictures(content: Content): Picture[] {
  const codes = new Set(content.items.filter(({ folder }) => folder === "team").map(({ code }) => code));
  return [...codes].toSorted().map((code) => ({
    kind: "team",
    key: `team/${code}`,
    src: `team/${code}.svg`,
    width: WIDTH,
    height: HEIGHT,
    type: "image/svg+xml",
    preview: paletteOf(FACES[code]?.palette ?? "sand").ground,
    inputs: { code },
    module: import.meta.url,
    draw: async () => optimiseSvg(drawPortrait(code)),
  }));
}

/** @throws Error - when a person has no face yet. */
function drawPortrait(code: string): string {
  const face = FACES[code];
  if (face === undefined) throw new Error(`${code} has no face: choose one in src/portraits/people.ts.`);
  const palette = paletteOf(face.palette);
  const ground = element("rect", { width: WIDTH, height: HEIGHT, fill: palette.ground });
  return svgDocument(WIDTH, HEIGHT, ground + halo(code, palette) + bust(code, face));
}

function halo(code: string, palette: Palette): string {
  const random = seededRandom(`team/${code}`);
  const parts = [3, 4, 5].map((index) => ring(HALO, HALO_RADIUS * (0.5 + index * 0.42), palette.whisper, 26));
  parts.push(disc(HALO, HALO_RADIUS, palette.light));
  const bands = [
    { radius: HALO_RADIUS * 1.16, width: 14, colour: palette.strong },
    { radius: HALO_RADIUS * 1.34, width: 26, colour: palette.mid },
    { radius: HALO_RADIUS * 1.56, width: 9, colour: palette.strong },
    { radius: HALO_RADIUS * 1.74, width: 20, colour: palette.soft },
  ];
  for (const { radius, width, colour } of bands) {
    const from = degrees(random.int(12, 22) * 15);
    parts.push(line(arcPath(HALO, radius, from, from + degrees(random.int(5, 14) * 15)), colour, width));
  }
  const sun = degrees(random.int(200, 340));
  const spot = {
    x: HALO.x + Math.cos(sun) * HALO_RADIUS * 1.34,
    y: HALO.y + Math.sin(sun) * HALO_RADIUS * 1.34,
  };
  parts.push(disc(spot, 15, palette.accent));
  return parts.join("");
}

function bust(code: string, face: Face): string {
  const variants: Record<string, string[] | number> = {};
  for (const part of PARTS) {
    const number = face[part];
    if (number !== undefined) variants[`${part}Variant`] = [`variant${number}`];
    variants[`${part}Probability`] = number === undefined ? 0 : 100;
  }
  const options = { ...variants, seed: code, gestureProbability: 0, clothesGraphicProbability: 0 };
  const source = optimiseSvg(new Avatar(new Style(notionists), options).toString(), 0);
  const inner = new TextDecoder().decode(source).replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  const x = (WIDTH - BUST) / 2 + 14;
  return element(
    "g",
    { transform: `translate(${x} ${HEIGHT - BUST}) scale(${BUST / STYLE_SIZE})`, fill: "none" },
    inner,
  );
}
