/** The title of `it("…")`, `test('…')` and their `each`, `for`, `describe` kin, whichever quotes are used. */
const TITLE = /(["'`])((?:\\.|(?!\1)[^\\])+)\1/y;
const CALL = /\b(?:it|test|describe)(?:\.\w+)*(?:<[^;=]*?>)?(?=[(`])/g;

/**
 * The titles of the tests in a file, as they are written there: a title with `%s` or `$name` stands for its rows.
 * Stories, which are tests by being there, have their exported names as titles.
 */
export function findTestTitles(source: string, file: string): ReadonlySet<string> {
  const titles = new Set<string>();
  if (file.endsWith(".stories.tsx")) {
    for (const [, name = ""] of source.matchAll(/^export const (\w+)/gm)) titles.add(name);
    return titles;
  }
  for (const call of source.matchAll(CALL)) {
    const title = firstString(source, titleStart(source, call.index + call[0].length));
    if (title !== null) titles.add(title);
  }
  return titles;
}

/** Where the argument list with the title begins: after `each([...])`, `for([...])` or a table literal. */
function titleStart(source: string, from: number): number {
  const end = source[from] === "`" ? source.indexOf("`", from + 1) + 1 : closingOf(source, from);
  return source[end] === "(" ? end + 1 : from + 1;
}

function firstString(source: string, from: number): string | null {
  TITLE.lastIndex = from + (/^\s*/.exec(source.slice(from, from + 200))?.[0].length ?? 0);
  const [, , title] = TITLE.exec(source) ?? [];
  return title?.replaceAll(/\\(["'`\\])/g, "$1") ?? null;
}

/** Index after the bracket that closes the one at `from`; strings are skipped. */
function closingOf(source: string, from: number): number {
  let depth = 0;
  for (let index = from; index < source.length; index += 1) {
    const sign = source[index] ?? "";
    if (`"'\``.includes(sign)) index = closingQuote(source, index);
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return source.length;
}

function closingQuote(source: string, from: number): number {
  const quote = source[from];
  let index = from + 1;
  while (index < source.length && source[index] !== quote) index += source[index] === "\\" ? 2 : 1;
  return index;
}
