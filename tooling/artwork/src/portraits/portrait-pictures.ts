import { type Palette, paletteOf } from "../colour/palettes.ts";
import type { Content } from "../content/read-content.ts";
import { optimiseSvg } from "../pictures/optimise-svg.ts";
import type { Picture } from "../pictures/picture.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { svgDocument } from "../scene/compose.ts";
import { arcPath, degrees, disc, element, line, type Point, ring } from "../svg/shapes.ts";
import { PEOPLE, type Person } from "./people.ts";

const WIDTH = 480;
const HEIGHT = 600;
/** Where the disc stands that sets a head off from its ground. */
const SUN: Point = { x: 240, y: 250 };
const SUN_RADIUS = 168;
const FIRST_RING = 208;
const RING_STEP = 46;

/** Portraits of the team: each person before the rings that go out from what they attend to. */
export function portraitPictures(content: Content): Picture[] {
  const codes = new Set(content.items.filter(({ folder }) => folder === "team").map(({ code }) => code));
  return [...codes].toSorted().map((code) => ({
    kind: "team",
    key: `team/${code}`,
    src: `team/${code}.svg`,
    width: WIDTH,
    height: HEIGHT,
    type: "image/svg+xml",
    preview: paletteOf(PEOPLE[code]?.palette ?? "sand").ground,
    inputs: { code },
    module: import.meta.url,
    draw: async () => optimiseSvg(drawPortrait(code)),
  }));
}

/** @throws Error - when a person has no drawing yet. */
function drawPortrait(code: string): string {
  const person = PEOPLE[code];
  if (person === undefined) throw new Error(`${code} has no portrait: draw one in src/portraits/people.ts.`);
  const palette = paletteOf(person.palette);
  const ground = element("rect", { width: WIDTH, height: HEIGHT, fill: palette.ground });
  return svgDocument(WIDTH, HEIGHT, ground + rings(code, palette, person) + person.draw());
}

function rings(code: string, palette: Palette, { halo: centre, far = "light" }: Person): string {
  const random = seededRandom(`team/${code}`);
  const voices = [palette.strong, palette.mid, palette[far], palette.soft];
  const parts = [3, 5, 7, 9].map((step) => ring(centre, step * RING_STEP * 1.3, palette.whisper, 26));
  parts.push(disc(SUN, SUN_RADIUS, palette.soft));
  for (const [index, colour] of voices.entries()) {
    const radius = FIRST_RING + index * RING_STEP;
    const from = degrees(random.int(9, 23) * 15);
    const width = index % 2 === 0 ? 9 : 22;
    parts.push(line(arcPath(centre, radius, from, from + degrees(random.int(7, 15) * 15)), colour, width));
  }
  return parts.join("");
}
