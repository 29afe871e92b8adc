// oxlint-disable-next-line no-control-regex -- control characters are what is meant
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Deepest nesting of a body; what lies deeper is dropped. */
const MAX_DEPTH = 8;

/**
 * Takes out what no database text can hold, from all texts of a parsed body or query: control characters, among them
 * NUL, and halves of surrogate pairs. A line ends alike, whether a script or a plain form has sent it.
 */
export function cleanText(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.toWellFormed().replace(/\r\n?/g, "\n").replace(UNSTORABLE, "");
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => cleanText(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanText(item, depth + 1)]));
}
