/** Longest path and query that are looked at, in characters. */
export const LONGEST_TARGET = 8192;

/** More slashes in a row than any link has: a release that takes them one by one would be busy for long. */
const ROW_OF_SLASHES = "/".repeat(16);

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Whether a path is one that a page, a file or a call can have: its encoding is valid UTF-8, and it hides no control
 * character, backslash, slash or row of slashes. (Parent folders a URL has resolved, however they were written.) A query may say
 * anything: campaigns and old search engines write lone percent signs and GBK into it, which `URLSearchParams` reads.
 *
 * @param url - The address asked for.
 */
export function isSoundTarget(url: URL): boolean {
  if (url.pathname.length + url.search.length > LONGEST_TARGET) return false;
  if (url.pathname.includes(ROW_OF_SLASHES)) return false;
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return false;
  }
  return !CONTROL.test(path) && !path.includes("\\") && !/%2f/i.test(url.pathname);
}

/** A path in one spelling: what needs no escape has none, and escapes are in upper case. */
export function normalPath(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
