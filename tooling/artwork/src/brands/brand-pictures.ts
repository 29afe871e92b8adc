import { HOT, INK, PAPER } from "../colour/palettes.ts";
import type { Brand, Content } from "../content/read-content.ts";
import { optimiseSvg } from "../pictures/optimise-svg.ts";
import type { Picture } from "../pictures/picture.ts";
import { svgDocument } from "../scene/compose.ts";
import { num } from "../svg/shapes.ts";
import { MARKS } from "./marks.ts";
import { outlineText } from "./outline-text.ts";
import { strokeWord } from "./stroke-alphabet.ts";
import { type Layout, WORDMARKS, type Wordmark } from "./wordmarks.ts";

const WIDTH = 240;
const HEIGHT = 88;
/** Below the logo: a stroke for each project, in fives. */
const TALLY = { height: 32, stroke: 19, step: 11, fives: 5 } as const;
const VIEW_HEIGHT = HEIGHT + TALLY.height;
const MARK_UNITS = 56;
const MARGIN = 8;
const GAP: Readonly<Record<Layout, number>> = { side: 14, stack: 11, after: 14 };

/** Height of a lower-case x (strokes) or of a capital (Inter) by layout, in pixels. */
const X_HEIGHT: Readonly<Record<Layout, number>> = { side: 19, stack: 19, after: 19 };
const MARK_SIZE: Readonly<Record<Layout, number>> = { side: 50, stack: 36, after: 46 };
const INTER_X_HEIGHT = 0.546;
const INTER_CAP_HEIGHT = 0.727;
const STROKE_X_HEIGHT = 10;
const STROKE_ASCENDER = 16;
const RISING = /[bdfhijklt]/;

/** A word as elements with its top left ink corner at 0, 0. */
interface Word {
  readonly content: string;
  readonly width: number;
  /** Height of the line on which it stands, from the top. */
  readonly height: number;
  /** Height of the line on which the eye centres the word, from the top. */
  readonly middle: number;
}

/** Logos of the clients, each mark and word in ink: views of one file, since a wall shows all of them. */
export function brandPictures({ brands }: Content): Picture[] {
  return [
    {
      kind: "brands",
      key: "brands",
      src: "brands.svg",
      width: WIDTH,
      height: VIEW_HEIGHT,
      views: brands.map(({ id }) => id),
      type: "image/svg+xml",
      preview: PAPER,
      inputs: brands.map(({ id, names, projects }) => ({ id, name: names.en, projects })),
      module: import.meta.url,
      draw: async () => {
        const logos = await Promise.all(brands.map(drawBrand));
        const views = logos.map((logo, row) => {
          const [, elements = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(new TextDecoder().decode(logo)) ?? [];
          const { id, projects } = brands[row] ?? { id: "", projects: 0 };
          const top = row * VIEW_HEIGHT;
          const view = `<view id="${id}" viewBox="0 ${top} ${WIDTH} ${VIEW_HEIGHT}"/>`;
          return `${view}<g transform="translate(0 ${top})">${elements}${tally(projects)}</g>`;
        });
        return new TextEncoder().encode(svgDocument(WIDTH, VIEW_HEIGHT, views.join("")));
      },
    },
  ];
}

/**
 * One logo as a document of its own.
 *
 * @throws Error - when a client has no mark or no wordmark yet.
 */
export async function drawBrand(brand: Brand): Promise<Uint8Array> {
  const mark = MARKS[brand.id];
  const style = WORDMARKS[brand.id];
  if (mark === undefined || style === undefined) {
    throw new Error(
      `Brand ${brand.id} has no mark or wordmark: draw them in src/brands/marks.ts and wordmarks.ts.`,
    );
  }
  const name = (brand.names.en.split(" ")[0] ?? brand.id).toLowerCase();
  const { layout } = style;
  const markSize = MARK_SIZE[layout];
  const room = layout === "stack" ? WIDTH - MARGIN * 2 : WIDTH - MARGIN * 2 - markSize - GAP[layout];
  const word = await fitted(name, style, room);
  const place = placesOf(layout, markSize, word);
  const content =
    `<g fill="${INK}" color="${INK}">` +
    `<g transform="translate(${num(place.mark.x)} ${num(place.mark.y)}) scale(${markSize / MARK_UNITS})">${mark}</g>` +
    `<g transform="translate(${num(place.word.x)} ${num(place.word.y)})">${word.content}</g></g>`;
  return optimiseSvg(svgDocument(WIDTH, HEIGHT, content.replaceAll("currentColor", INK)), 2);
}

/** The first time in orange. */
function tally(projects: number): string {
  const { stroke, step, fives } = TALLY;
  const xOf = (index: number): number => (index + Math.floor(index / fives)) * step;
  const [first, ...later] = Array.from({ length: projects }, (_, index) => `M${xOf(index)} 0v${stroke}`);
  const left = num((WIDTH - xOf(projects - 1)) / 2);
  return (
    `<g transform="translate(${left} ${HEIGHT + 7})" stroke-width="3.6" stroke="${INK}">` +
    `<path d="${later.join("")}"/><path stroke="${HOT}" d="${first}"/></g>`
  );
}

function placesOf(layout: Layout, mark: number, word: Word): { mark: Place; word: Place } {
  const gap = GAP[layout];
  if (layout === "stack") {
    // It ends where the others end, so that a tally stands as far below it.
    const top = Math.max(2, (HEIGHT + MARK_SIZE.side) / 2 - mark - gap - word.height);
    return {
      mark: { x: (WIDTH - mark) / 2, y: top },
      word: { x: (WIDTH - word.width) / 2, y: top + mark + gap },
    };
  }
  const left = (WIDTH - mark - gap - word.width) / 2;
  const y = HEIGHT / 2 - word.middle;
  const markY = (HEIGHT - mark) / 2;
  return layout === "side"
    ? { mark: { x: left, y: markY }, word: { x: left + mark + gap, y } }
    : { mark: { x: left + word.width + gap, y: markY }, word: { x: left, y } };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The word at its usual height, smaller when the room is narrow. */
async function fitted(name: string, style: Wordmark, room: number): Promise<Word> {
  const height = X_HEIGHT[style.layout] * (style.size ?? 1);
  const word = await wordAt(name, style, height);
  return word.width <= room ? word : wordAt(name, style, (height * room) / word.width);
}

async function wordAt(name: string, style: Wordmark, height: number): Promise<Word> {
  const stretch = style.stretch ?? 1;
  if (style.face === "stroke") {
    const scale = height / STROKE_X_HEIGHT;
    const { content, width } = strokeWord(name, style.weight, style.tracking, style.round !== false);
    const ends = style.round === false ? "" : ` stroke-linecap="round" stroke-linejoin="round"`;
    const rise = RISING.test(name) ? STROKE_ASCENDER : STROKE_X_HEIGHT;
    const top = (rise + style.weight / 2) * scale;
    return {
      content: `<g fill="none" stroke="${INK}" stroke-width="${style.weight}"${ends} transform="translate(0 ${num(top)}) scale(${scale})">${content}</g>`,
      width: width * scale * stretch,
      height: top,
      middle: top - height / 2,
    };
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const text = style.letters === "upper" ? name.toUpperCase() : style.letters === "title" ? title : name;
  const outline = await outlineText(text, style.weight, style.tracking, style.italic === true);
  const unit = style.letters === "upper" ? INTER_CAP_HEIGHT : INTER_X_HEIGHT;
  const scale = height / (unit * 100);
  const baseline = await baselineOf(style);
  const top = (baseline - outline.y) * scale;
  return {
    content: `<path transform="scale(${num2(scale * stretch)} ${num2(scale)}) translate(${num(-outline.x)} ${num(-outline.y)})" d="${outline.d}"/>`,
    width: outline.width * scale * stretch,
    height: top,
    middle: top - height / 2,
  };
}

/** The baseline of a line of Inter: where a letter without descender ends. */
async function baselineOf(style: Wordmark): Promise<number> {
  const flat = await outlineText("x", style.weight, 0, style.italic === true);
  return flat.y + flat.height;
}

function num2(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
