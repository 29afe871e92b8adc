import sharp from "sharp";
import { HOT, INK, PAPER } from "../colour/palettes.ts";
import { type Content, LANGUAGES } from "../content/read-content.ts";
import { optimiseSvg } from "../pictures/optimise-svg.ts";
import type { Picture, PictureType } from "../pictures/picture.ts";
import { renderPng } from "../pictures/raster.ts";
import { svgDocument } from "../scene/compose.ts";
import { homeCard } from "../share/share-pictures.ts";
import { drawShareCard, SHARE_HEIGHT, SHARE_WIDTH } from "../share/share-card.ts";
import { element, ring } from "../svg/shapes.ts";
import { GIFT_SIZE, giftSvg } from "./gift.ts";
import { MARK_SIZE, markOf } from "./mark.ts";
import { PLATFORM_MARK_SIZE, platformMark, PLATFORMS } from "./platform-marks.ts";

const FAVICON_SIZE = 48;
const WECHAT_SIZE = 300;

/** Drawings of marks keep two digits: they are small, and shown small. */
const MARK_PRECISION = 2;

/** Files of the brand itself: icons, marks of the platforms, the WeChat logo, the share card of last resort. */
export function identityPictures(content: Content): Picture[] {
  const png = (name: string, size: number): Picture =>
    square(name, size, "image/png", () => smallPng(renderPng(tile(0.62, 0), size)));
  return [
    square("icon.svg", MARK_SIZE, "image/svg+xml", async () => optimiseSvg(tile(0.72, 116))),
    png("icon-192.png", 192),
    png("icon-512.png", 512),
    png("apple-touch-icon.png", 180),
    square("favicon.ico", FAVICON_SIZE, "image/x-icon", async () =>
      icoOf(await smallPng(renderPng(tile(0.78, 116), FAVICON_SIZE)), FAVICON_SIZE),
    ),
    square("wechat-300.png", WECHAT_SIZE, "image/png", () =>
      smallPng(renderPng(tile(0.54, 0, true), WECHAT_SIZE)),
    ),
    square("gift.svg", GIFT_SIZE, "image/svg+xml", async () => optimiseSvg(giftSvg())),
    ...PLATFORMS.map((platform): Picture => {
      const drawing = platformMark(platform);
      return {
        ...square(`platform-${platform}.svg`, PLATFORM_MARK_SIZE, "image/svg+xml", async () =>
          optimiseSvg(drawing, MARK_PRECISION),
        ),
        inputs: { drawing },
      };
    }),
    ...LANGUAGES.map((language): Picture => {
      const card = homeCard(content, language);
      return {
        ...square(`share-${language}.jpg`, SHARE_WIDTH, "image/jpeg", () => drawShareCard(card)),
        height: SHARE_HEIGHT,
        inputs: card,
      };
    }),
  ];
}

function square(name: string, size: number, type: PictureType, draw: () => Promise<Uint8Array>): Picture {
  return {
    kind: "identity",
    key: `identity/${name}`,
    src: name,
    width: size,
    height: size,
    type,
    preview: HOT,
    inputs: { name },
    module: import.meta.url,
    draw,
  };
}

/** The mark on a hot tile. */
function tile(scale: number, corner: number, rings = false): string {
  const margin = (MARK_SIZE * (1 - scale)) / 2;
  const ground = element("rect", { width: MARK_SIZE, height: MARK_SIZE, rx: corner, fill: HOT });
  const centre = { x: MARK_SIZE / 2, y: MARK_SIZE / 2 };
  const around = rings
    ? [190, 232, 280, 330].map((radius) => ring(centre, radius, "#FF6B42", 14)).join("")
    : "";
  const mark = element(
    "g",
    { transform: `translate(${margin} ${margin}) scale(${scale})` },
    markOf(INK, HOT, PAPER),
  );
  return svgDocument(MARK_SIZE, MARK_SIZE, ground + around + mark);
}

async function smallPng(png: Buffer): Promise<Uint8Array> {
  return sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** Wraps a PNG into an icon file with one entry. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
