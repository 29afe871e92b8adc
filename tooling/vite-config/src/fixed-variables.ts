import { generate, walk, type Declaration } from "css-tree";
import { placeOf, readSheet } from "./read-sheet.ts";

/** What ends a value that must not meet the one before it, and what begins one. */
const ENDS = /[\w%)"'.]$/;
const BEGINS = /^[\w#."'(+%-]/;

/** What the code of a site says of custom properties, by their names or, as in `--el-ground-${name}-fill`, how those begin and end. */
interface Mentions {
  /** Whether it gives one a value, or may. */
  readonly sets: (name: string) => boolean;
  /** Whether it asks for its value. */
  readonly reads: (name: string) => boolean;
}

/** Answers for a variable: its value, or `undefined` where it stays as it is. */
type Lookup = (name: string, fallback: string | undefined) => string | undefined;

/**
 * Puts the values of variables that nothing on a site ever changes where they are asked for: the sheet, of which a part
 * lies in each page, weighs less, and no browser reads those values anew for each element. A variable that nothing sets
 * gives way to its fallback.
 *
 * A variable is fixed if `:root` alone sets it, once and under no condition, to a value without variables that change,
 * and no script sets it. It stays declared where a script asks for it.
 *
 * @param css - The one sheet of the site, valid and without `@import`.
 * @param code - All its scripts, those of its server too.
 * @throws SyntaxError where the sheet cannot be read, Error where a script names a variable by its end alone.
 */
export function fixVariables(css: string, code: string): string {
  const { sets, reads } = mentionsIn(code);
  const declarations = declarationsOf(css);
  const values = valuesAtRoot(declarations);

  const known = new Map<string, string | undefined>();
  const fixed = (name: string): string | undefined => {
    if (known.has(name)) return known.get(name);
    // One that leads back to itself changes nothing, and stays.
    known.set(name, undefined);
    const value = sets(name) ? undefined : values.get(name);
    const resolved = value === undefined ? undefined : resolve(value);
    known.set(name, resolved?.includes("var(") ? undefined : resolved);
    return known.get(name);
  };
  const lookUp: Lookup = (name, fallback) => {
    if (values.has(name) || sets(name)) return fixed(name);
    return fallback === undefined ? undefined : resolve(fallback);
  };
  const resolve = (value: string): string => substitute(value, lookUp);

  let left = "";
  let at = 0;
  for (const { name, value, start, end } of declarations) {
    const isDropped = fixed(name) !== undefined && !reads(name);
    left += css.slice(at, isDropped ? start : end - value.length) + (isDropped ? "" : resolve(value));
    at = isDropped && css[end] === ";" ? end + 1 : end;
  }
  return left + css.slice(at);
}

function mentionsIn(code: string): Mentions {
  const unknown = /(?<![\w!-])--\$\{[^{}]*\}[\w-]*/.exec(code)?.[0];
  if (unknown) throw new Error(`A script names "${unknown}": no one can tell which variables that are.`);
  const mentions = [...code.matchAll(/(var\(\s*)?(--[a-z][\w-]*)(?:\$\{[^{}]*\}([\w-]*))?/gi)];
  const among = (some: typeof mentions): ((name: string) => boolean) => {
    const names = new Set(some.flatMap(([, , name = "", end]) => (end === undefined ? name : [])));
    const patterns = some.flatMap(([, , start = "", end]) => (end === undefined ? [] : [{ start, end }]));
    return (name) =>
      names.has(name) || patterns.some(({ start, end }) => name.startsWith(start) && name.endsWith(end));
  };
  return {
    sets: among(mentions.filter(([, asks]) => !asks)),
    reads: among(mentions.filter(([, asks]) => asks)),
  };
}

interface FoundDeclaration {
  readonly name: string;
  readonly value: string;
  /** Whether it stands in a rule of `:root` under no condition; a layer is none. */
  readonly isAtRoot: boolean;
  readonly start: number;
  readonly end: number;
}

function declarationsOf(css: string): readonly FoundDeclaration[] {
  const sheet = readSheet(css);
  const conditional = new Set<Declaration>();
  walk(sheet, {
    visit: "Atrule",
    enter(rule) {
      if (rule.name !== "layer")
        walk(rule, { visit: "Declaration", enter: (node) => void conditional.add(node) });
    },
  });
  const found: FoundDeclaration[] = [];
  walk(sheet, {
    visit: "Declaration",
    enter(node) {
      const { start, end } = placeOf(node);
      found.push({
        name: node.property,
        value: css.slice(placeOf(node.value).start, end),
        isAtRoot: this.rule !== null && generate(this.rule.prelude) === ":root" && !conditional.has(node),
        start,
        end,
      });
    },
  });
  return found;
}

/** Each variable of a sheet with its value at the root; `undefined` where another place or another time has another. */
function valuesAtRoot(declarations: readonly FoundDeclaration[]): ReadonlyMap<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  for (const { name, value, isAtRoot } of declarations) {
    if (name.startsWith("--")) values.set(name, values.has(name) || !isAtRoot ? undefined : value.trim());
  }
  return values;
}

/** Puts what is found of each `var()` into its place. */
function substitute(value: string, lookUp: Lookup): string {
  const start = value.indexOf("var(");
  if (start < 0) return value;
  let depth = 1;
  let end = start + "var(".length;
  for (; depth > 0; end += 1) depth += { "(": 1, ")": -1 }[value[end] ?? ")"] ?? 0;
  const inner = value.slice(start + "var(".length, end - 1);
  const comma = inner.indexOf(",");
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const fallback = comma < 0 ? undefined : inner.slice(comma + 1).trim();
  const found = lookUp(name, fallback);
  const kept = fallback === undefined ? `var(${name})` : `var(${name},${substitute(fallback, lookUp)})`;
  const rest = substitute(value.slice(end), lookUp);
  return apart(apart(value.slice(0, start), found ?? kept), rest);
}

function apart(before: string, after: string): string {
  return ENDS.test(before) && BEGINS.test(after) ? `${before} ${after}` : before + after;
}
