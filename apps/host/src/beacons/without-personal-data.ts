/** What an error's text may hold of a visitor: the query of an address, an e-mail address, a phone number. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "…@…"],
  [/[?#][^\s"'<>)]*/g, "?…"],
  [/\d(?:[\s\-()]?\d){6,}/g, "…"],
];

/** A text of a page's error without what could tell who its visitor was. */
export function withoutPersonalData(text: string): string {
  return PATTERNS.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);
}
