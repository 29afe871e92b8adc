import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import subsetFont from "subset-font";
import type { Language } from "../content/read-content.ts";

const require = createRequire(import.meta.url);

/** Characters taken from Inter: printable ASCII, Latin letters with marks, common signs. */
const LATIN = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}éèüöäåøæñçß×·–—‘’“”…€£¥°±→`;

type InterStyle = "normal" | "italic";

const interCache = new Map<string, Promise<Buffer>>();
const cjkCache = new Map<Language, Promise<Font[]>>();

/**
 * Inter in one weight as a TrueType file, cut from the variable font.
 *
 * @param weight - 100 to 900.
 */
export function interOf(weight: number, style: InterStyle = "normal"): Promise<Buffer> {
  const key = `${weight} ${style}`;
  let font = interCache.get(key);
  if (font === undefined) {
    font = cutInter(weight, style);
    interCache.set(key, font);
  }
  return font;
}

async function cutInter(weight: number, style: InterStyle): Promise<Buffer> {
  const file = require.resolve(`@fontsource-variable/inter/files/inter-latin-wght-${style}.woff2`);
  return subsetFont(await readFile(file), LATIN, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
}

/** Fonts of a share card: Inter for Latin, Noto for the language, the other Noto for what it lacks. */
export function shareFonts(language: Language): Promise<Font[]> {
  let fonts = cjkCache.get(language);
  if (fonts === undefined) {
    fonts = loadShareFonts(language);
    cjkCache.set(language, fonts);
  }
  return fonts;
}

async function loadShareFonts(language: Language): Promise<Font[]> {
  const inter = { name: "Inter", weight: 700, style: "normal", data: await interOf(700) } as const;
  const middle = { name: "Inter", weight: 500, style: "normal", data: await interOf(500) } as const;
  const sc = await notoOf("noto-sans-sc", "chinese-simplified", "Noto SC");
  const jp = await notoOf("noto-sans-jp", "japanese", "Noto JP");
  return [inter, middle, ...(language === "ja" ? [...jp, ...sc] : [...sc, ...jp])];
}

async function notoOf(name: string, subset: string, family: string): Promise<Font[]> {
  const load = async (weight: 500 | 700): Promise<Font> => {
    const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
    return { name: family, weight, style: "normal", data: await readFile(file) };
  };
  return [await load(700), await load(500)];
}
