import { create } from "fontkit";
import type { Language } from "../content/read-content.ts";
import { shareFonts } from "./fonts.ts";
import { titleOf, type ShareCard } from "./share-card.ts";

type HasSign = (sign: string) => boolean;

const known = new Map<Language, Promise<HasSign>>();

/** Why a share card cannot be drawn: signs that would be crossed boxes, or a title that has no room. */
export async function faultsOfCard(card: ShareCard): Promise<string[]> {
  const { language, title, figure, note } = card;
  const hasSign = await (known.get(language) ?? readSigns(language));
  const lacking = [...new Set(`${title}${figure}${note}`)].filter((sign) => !hasSign(sign));
  return [
    ...(lacking.length > 0 ? [`no font has "${lacking.join("")}" of "${title}": write it without`] : []),
    ...(titleOf(card) ? [] : [`the title "${title}" has no room on a share card: write a shorter one`]),
  ];
}

function readSigns(language: Language): Promise<HasSign> {
  const signs = shareFonts(language).then((all) => {
    const fonts = all.map(({ data }) => create(Buffer.from(data as ArrayBuffer)));
    return (sign: string): boolean =>
      fonts.some(
        (font) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
      );
  });
  known.set(language, signs);
  return signs;
}
