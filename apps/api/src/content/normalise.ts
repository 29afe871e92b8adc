/**
 * A text as the search compares it: full-width and half-width forms, curly and straight quotes alike, lower case,
 * single spaces, and none beside a Chinese character or a kana: "90 天" is "90天". Applied to what is stored and to
 * what is typed.
 */
export function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]) | (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, "")
    .trim();
}
