/** A part of a text, from `start` up to but not including `end`. */
export type TextRange = readonly [start: number, end: number];

/** Words of a keyword that are marked; more would cost more than they show. */
export const MOST_MARKED_WORDS = 8;

/** A title may say within a word where its line can end, and where not. */
const MAYBE_BREAK = String.raw`[\u200B\u2060]?`;

/** Beside a Chinese character or a kana a space is there for the eye alone: "90天" is "90 天". */
const MAYBE_SPACE = String.raw`[\s\u200B\u2060]?`;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

const FULL_WIDTH_SHIFT = 0xfe_e0;
const SYNTAX = /[\\^$.*+?()[\]{}|/-]/g;
const between = (code: number, first: string, last: string): boolean =>
  code >= first.charCodeAt(0) && code <= last.charCodeAt(0);

/** The other ways a character is written: full or half width. */
function twin(character: string): string | null {
  const code = character.charCodeAt(0);
  if (between(code, "!", "~")) return String.fromCharCode(code + FULL_WIDTH_SHIFT);
  if (between(code, "！", "～")) return String.fromCharCode(code - FULL_WIDTH_SHIFT);
  return null;
}

function pattern(word: string): string {
  return [...word]
    .map((character, at, all) => {
      const before = all[at - 1];
      const gap = before === undefined ? "" : UNSPACED.test(before + character) ? MAYBE_SPACE : MAYBE_BREAK;
      const escaped = character.replaceAll(SYNTAX, String.raw`\$&`);
      const other = twin(character);
      return gap + (other === null ? escaped : `[${escaped}${other.replaceAll(SYNTAX, String.raw`\$&`)}]`);
    })
    .join("");
}

/**
 * Where the words of a keyword stand in a text: whatever their case and width and the spaces beside Chinese or
 * Japanese, the longest word first where several begin.
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
