/**
 * What a terminal obeys instead of showing: control characters of both sets, and characters that turn the direction of
 * writing, hide, or break the line.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** East Asian wide characters and emoji, which take two columns. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303E\uFF01-\uFF60\p{Emoji_Presentation}]/u;

/** A text that came from outside, safe for a terminal: what it would obey is written out, e.g. `\u{1b}`. */
export function plainText(text: string): string {
  return text.replace(UNSHOWABLE, written);
}

/** Of these, what no cell of a table may hold: lines and tabs are in order, and so is what joins emoji and letters. */
const UNSHOWABLE_IN_CELL = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** As {@link plainText}, for a cell that may have lines and any writing. */
export function plainCell(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(UNSHOWABLE_IN_CELL, written);
}

/** JSON for a terminal: `JSON.stringify` leaves the second set of control characters and the turns of direction. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}/gu, (letter) =>
    Array.from(
      { length: letter.length },
      (_, index) => String.raw`\u${letter.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}

function written(letter: string): string {
  return String.raw`\u{${letter.codePointAt(0)?.toString(16) ?? ""}}`;
}

/** Columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : /\p{M}/u.test(letter) ? 0 : 1;
  return width;
}

/** A text cut to so many columns, with an ellipsis where something was cut off. */
export function cutTo(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let cut = "";
  for (const letter of text) {
    if (displayWidth(cut + letter) > columns - 1) break;
    cut += letter;
  }
  return `${cut}…`;
}
