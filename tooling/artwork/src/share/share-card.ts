import satori from "satori";
import { HOT, INK, PAPER, paletteOf, typeColourOn } from "../colour/palettes.ts";
import type { Language } from "../content/read-content.ts";
import { markOf } from "../identity/mark.ts";
import { encodeWithin, renderPng } from "../pictures/raster.ts";
import { PRODUCTS } from "../products/products.ts";
import { centred, stagedArt } from "../products/stage.ts";
import { artOf, type Look, svgDocument } from "../scene/compose.ts";
import { SHARE, SHARE_PANEL } from "../scene/formats.ts";
import { element } from "../svg/shapes.ts";
import { breakTitle, widthOf } from "./break-title.ts";
import { shareFonts } from "./fonts.ts";

/** Most bytes of a share picture. */
export const SHARE_BYTES = 60_000;
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 64;
const LINE_HEIGHT = 1.2;

/** Room for a title and the sizes in which it may be set. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** A title by itself. */
const WHOLE: Room = { width: 620, height: 376, sizes: [104, 94, 84, 76, 68, 60, 54, 48, 42, 38] };
/** A title below the result of its story: clear of the product beside it. */
export const BELOW_FIGURE: Room = { width: 530, height: 170, sizes: [46, 44, 42, 40, 38, 36, 34, 32] };

/** The result of a story, as on its cover the largest thing there is. */
const FIGURE_SIZE = 168;
const LABEL_SIZE = 34;
const LOCALES: Readonly<Record<Language, string>> = { zh: "zh-CN", en: "en-US", ja: "ja" };
const NAMES: Readonly<Record<Language, string>> = { zh: "维思敦", en: "Wesdom", ja: "Wesdom" };

/** What a share card says and how it looks. */
export interface ShareCard {
  readonly language: Language;
  readonly title: string;
  /** Large figure of a story. */
  readonly figure: string;
  /** What the figure counts, or a small line at the foot. */
  readonly note: string;
  /** `field`: type on the art's own ground; `panel`: type on paper beside the art. */
  readonly frame: "field" | "panel";
  readonly look: Look;
  /** Story whose product stands in the art. */
  readonly story?: string;
}

/** Draws a share card as JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const onPaper = card.frame === "panel";
  const ground = onPaper ? PAPER : paletteOf(card.look.palette).ground;
  const colour = typeColourOn(ground);
  const type = await satori(layoutOf(card, colour), {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    fonts: await shareFonts(card.language),
  });
  const product = PRODUCTS[card.story ?? ""];
  const art =
    product === undefined
      ? artOf(onPaper ? SHARE_PANEL : SHARE, card.look)
      : stagedArt(SHARE, card.look, centred(product, SHARE));
  const sheet = onPaper
    ? element("rect", { width: SHARE_PANEL.box.x, height: SHARE_HEIGHT, fill: PAPER })
    : "";
  const mark = element(
    "g",
    { transform: `translate(${MARGIN} ${MARGIN - 10}) scale(.0859)` },
    markOf(onPaper ? INK : colour, ground, onPaper || colour === "#FFFFFF" ? HOT : PAPER),
  );
  const inner = type.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  return encodeWithin(
    renderPng(svgDocument(SHARE_WIDTH, SHARE_HEIGHT, art + sheet + mark + inner)),
    "jpeg",
    SHARE_BYTES,
  );
}

/** Points of size that a bare and a lonely break are worth; English breaks between words anyway. */
const BARE_WORTH: Readonly<Record<Language, number>> = { zh: 14, en: 0, ja: 9 };
const LONELY_WORTH = 40;
const MOST_LINES = 4;

/** A title as it is set. */
interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The title of a card; none where it has no room. */
export function titleOf({ title, language, figure }: ShareCard): SetTitle | undefined {
  return setTitle(title, language, figure === "" ? WHOLE : BELOW_FIGURE);
}

/** The size and lines of a title: as large as fits, smaller where that breaks it better; none where nothing fits. */
export function setTitle(title: string, language: Language, room: Room = WHOLE): SetTitle | undefined {
  let best: { size: number; lines: readonly string[]; score: number } | undefined;
  for (const size of room.sizes) {
    const { lines, bare, lonely } = breakTitle(title, LOCALES[language], room.width / size);
    const wide = Math.max(...lines.map(widthOf)) * size;
    if (wide > room.width || lines.length > MOST_LINES || lines.length * size * LINE_HEIGHT > room.height)
      continue;
    const score = size - bare * BARE_WORTH[language] - lonely * LONELY_WORTH;
    if (best === undefined || score > best.score) best = { size, lines, score };
  }
  return best;
}

interface Node {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: string | Node[];
  };
}

function box(style: Readonly<Record<string, string | number>>, children: string | Node[]): Node {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

function layoutOf(card: ShareCard, colour: string): Node {
  const set = titleOf(card);
  if (set === undefined) throw new Error(`The title "${card.title}" has no room on a share card.`);
  const { size, lines } = set;
  const family = card.language === "ja" ? "Inter, Noto JP, Noto SC" : "Inter, Noto SC, Noto JP";
  const tight = card.language === "en" ? "-0.025em" : "0";
  const title = box(
    { flexDirection: "column", fontSize: size, fontWeight: 700, lineHeight: LINE_HEIGHT },
    lines.map((text) => box({ whiteSpace: "nowrap", letterSpacing: tight }, text)),
  );
  const note = box({ fontSize: 27, fontWeight: 500, lineHeight: 1.25, paddingBottom: 3 }, card.note);
  return box(
    {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      boxSizing: "border-box",
      padding: MARGIN,
      paddingTop: MARGIN - 10,
      flexDirection: "column",
      justifyContent: "space-between",
      color: colour,
      fontFamily: family,
    },
    [
      box(
        { fontSize: 30, fontWeight: 700, height: 44, alignItems: "center", paddingLeft: 58 },
        NAMES[card.language],
      ),
      ...(card.figure === "" ? [title, note] : [resultOf(card), title]),
    ],
  );
}

/** The result of a story, as large as its room allows, and what it counts. */
function resultOf({ figure, note }: ShareCard): Node {
  const { width } = BELOW_FIGURE;
  const size = Math.min(FIGURE_SIZE, Math.floor(width / widthOf(figure)));
  return box({ flexDirection: "column" }, [
    box({ fontSize: size, fontWeight: 700, letterSpacing: "-0.04em", lineHeight: 1 }, figure),
    box({ width, marginTop: 12, fontSize: LABEL_SIZE, fontWeight: 500, lineHeight: 1.25 }, note),
  ]);
}
