import { seededRandom } from "../random/seeded-random.ts";
import { artOf, type Look, sceneOf } from "../scene/compose.ts";
import type { Format } from "../scene/formats.ts";
import { type Scene, spansOf } from "../scene/scene.ts";
import { arcPath, degrees, disc, element, line } from "../svg/shapes.ts";
import { hushed, paintOf } from "./paint.ts";
import { type Product, PRODUCT_SIZE } from "./products.ts";

/** How far the motif steps back behind a product. */
const HUSH = 0.6;
const BEAM_HALF = 38;

/** What a clear zone leaves of a ring may be shorter than looks meant: radians. */
const SHORTEST_SPAN = 0.3;

/** Share of a box that a product takes when it stands in the middle of it. */
const FILL = 0.92;

/** A product in the middle of a format's box, whole: for pictures that its cover's crop does not fit. */
export function centred(product: Product, { box }: Format): Product {
  const scale = (Math.min(box.width, box.height) * FILL) / PRODUCT_SIZE;
  const turn = degrees(product.turn ?? 0);
  const [x, y] = product.active.map((value) => (value - PRODUCT_SIZE / 2) * scale) as [number, number];
  const [colour] = product.disc ?? ["deep"];
  return {
    ...product,
    scale,
    at: [
      Math.round(box.x + box.width / 2 + x * Math.cos(turn) - y * Math.sin(turn)),
      Math.round(box.y + box.height / 2 + x * Math.sin(turn) + y * Math.cos(turn)),
    ],
    disc: [colour, -x / scale, -y / scale, PRODUCT_SIZE * 0.4],
  };
}

/** A product before the motif of its story, which answers it: rings go out from where the product acts. */
export function stagedArt(format: Format, look: Look, product: Product): string {
  const { active, draw, scale, turn = 0 } = product;
  const centre = { x: product.at[0], y: product.at[1] };
  const scene = { ...sceneOf(format, look), focus: centre };
  const paint = paintOf(scene.palette);
  const [colour, x, y, radius] = product.disc ?? ["base", 0, 0, 0];
  const place = `translate(${centre.x} ${centre.y}) rotate(${turn}) scale(${scale}) translate(${-active[0]} ${-active[1]})`;
  return [
    artOf(format, look, { palette: hushed(scene.palette, HUSH), focus: centre }, product.isBare),
    disc({ x: centre.x + x * scale, y: centre.y + y * scale }, radius * scale, paint[colour]),
    answerOf(scene, product),
    element("g", { transform: place }, draw(paint)),
  ].join("");
}

function answerOf(scene: Scene, { answer, scale }: Product): string {
  const [kind, from, side = 0] = answer;
  const { palette } = scene;
  const random = seededRandom(`${kind} ${from}`);
  const voices = [palette.strong, palette.light, palette.accent];
  const radius = from * scale;
  const arc = (
    at: number,
    width: number,
    colour: string,
    start: number,
    end: number,
    dash?: string,
  ): string =>
    spansOf(scene, scene.focus, at, width / 2)
      .flatMap((span) => overlaps(span, [degrees(start), degrees(end)]))
      .map(([begin, stop]) =>
        line(arcPath(scene.focus, at, begin, stop), colour, width, dash ? { "stroke-dasharray": dash } : {}),
      )
      .join("");
  if (kind === "beam") {
    return [0, 1, 2, 3, 4]
      .map((step) =>
        arc(
          radius + step * 34,
          14 - step * 2.4,
          voices[step % 3] ?? palette.strong,
          side - BEAM_HALF,
          side + BEAM_HALF,
        ),
      )
      .join("");
  }
  if (kind === "echoes") {
    return [0, 1, 2, 3]
      .map((step) => arc(radius + step * (30 + step * 6), 9 - step * 1.6, voices[step % 3] ?? "", 0, 360))
      .join("");
  }
  if (kind === "ticks") {
    return [
      arc(radius, 5, palette.accent, 0, 360),
      arc(radius + 26, 26, palette.strong, 0, 360, "3 13"),
      arc(radius + 58, 9, palette.light, -140, 60),
    ].join("");
  }
  return [
    [1, 10],
    [1.16, 26],
    [1.36, 7],
  ]
    .map(([share = 1, width = 8], index) => {
      const start = random.int(0, 23) * 15;
      return arc(radius * share, width, voices[index] ?? "", start, start + random.int(10, 18) * 15);
    })
    .join("");
}

type Span = readonly [from: number, to: number];

/** What two stretches of a circle have in common, seen once round. */
function overlaps(one: Span, other: Span): Span[] {
  const turn = degrees(360);
  return [-2, -1, 0, 1, 2]
    .map((round): Span => [
      Math.max(one[0], other[0] + round * turn),
      Math.min(one[1], other[1] + round * turn, Math.max(one[0], other[0] + round * turn) + turn - 0.001),
    ])
    .filter(([from, to]) => to - from > SHORTEST_SPAN);
}
