/**
 * A text as the search compares it: full-width and half-width forms, curly and straight quotes alike, lower case,
 * single spaces. Applied to what is stored and to what is typed.
 */
export function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
