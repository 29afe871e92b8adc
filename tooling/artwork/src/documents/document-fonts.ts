import { create } from "fontkit";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Language } from "../content/read-content.ts";

const require = createRequire(import.meta.url);

/** Weights of a document. */
export type DocumentWeight = 400 | 700;

/** Which of a document's two fonts sets a stretch of text. */
export type DocumentFont = "main" | "spare";

/** A stretch of text in one font. */
export interface FontRun {
  readonly font: DocumentFont;
  readonly text: string;
}

const INTER = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const NOTO_SC = (weight: DocumentWeight): string =>
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;
const NOTO_JP = (weight: DocumentWeight): string =>
  `@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff`;

/**
 * Font files for a text: one for its language, and another for what that one lacks (Chinese place names in Japanese).
 * Cut to the characters of the text, since laying out with all of them takes minutes.
 */
export async function documentFonts(
  language: Language,
  weight: DocumentWeight,
  text: string,
): Promise<Readonly<Record<DocumentFont, Buffer>>> {
  const cut = async (file: string): Promise<Buffer> =>
    subsetFont(await readFile(require.resolve(file)), text, {
      targetFormat: "truetype",
      ...(file === INTER ? { variationAxes: { wght: weight } } : {}),
    });
  const main = language === "en" ? INTER : language === "ja" ? NOTO_JP(weight) : NOTO_SC(weight);
  return { main: await cut(main), spare: await cut(NOTO_SC(weight)) };
}

/**
 * Parts texts by the font that has their characters.
 *
 * @param main - file of the main font
 */
export function fontParter(main: Buffer): (text: string) => readonly FontRun[] {
  const font = create(main);
  if (!("hasGlyphForCodePoint" in font)) throw new Error("A document takes a font file with one font.");
  return (text) => {
    const runs: { font: DocumentFont; text: string }[] = [];
    for (const character of text) {
      const name = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? "main" : "spare";
      const last = runs.at(-1);
      if (last?.font === name) last.text += character;
      else runs.push({ font: name, text: character });
    }
    return runs;
  };
}
