/** A part of a text, from `start` up to but not including `end`. */
export type TextRange = readonly [start: number, end: number];

/** Words of a keyword that are marked; more would cost more than they show. */
export const MOST_MARKED_WORDS = 8;

/** A title may say within a word where its line can end, and where not. */
const MAYBE_BREAK = String.raw`[\u200B\u2060]?`;

const FULL_WIDTH_SHIFT = 0xfe_e0;
const KATAKANA_SHIFT = 0x60;
const SYNTAX = /[\\^$.*+?()[\]{}|/-]/g;
const between = (code: number, first: string, last: string): boolean =>
  code >= first.charCodeAt(0) && code <= last.charCodeAt(0);

/** The other ways a character is written: full or half width, hiragana or katakana. */
function twin(character: string): string | null {
  const code = character.charCodeAt(0);
  if (between(code, "!", "~")) return String.fromCharCode(code + FULL_WIDTH_SHIFT);
  if (between(code, "！", "～")) return String.fromCharCode(code - FULL_WIDTH_SHIFT);
  if (between(code, "ぁ", "ゖ")) return String.fromCharCode(code + KATAKANA_SHIFT);
  if (between(code, "ァ", "ヶ")) return String.fromCharCode(code - KATAKANA_SHIFT);
  return null;
}

function pattern(word: string): string {
  return [...word]
    .map((character) => {
      const escaped = character.replaceAll(SYNTAX, String.raw`\$&`);
      const other = twin(character);
      return other === null ? escaped : `[${escaped}${other.replaceAll(SYNTAX, String.raw`\$&`)}]`;
    })
    .join(MAYBE_BREAK);
}

/**
 * Where the words of a keyword stand in a text: whatever their case and width, kana of either kind, the longest word
 * first where several begin.
 *
 * @param keyword - Words parted by spaces, as typed.
 */
export function matchRanges(text: string, keyword: string): readonly TextRange[] {
  const words = [...new Set(keyword.trim().split(/\s+/))].filter((word) => word !== "");
  if (words.length === 0) return [];
  words.sort((a, b) => b.length - a.length);
  const search = new RegExp(words.slice(0, MOST_MARKED_WORDS).map(pattern).join("|"), "giu");
  return [...text.matchAll(search)].map(({ 0: match, index }): TextRange => [index, index + match.length]);
}
