import { readFileSync } from "node:fs";
import { cssVariableName } from "../src/tokens/cssVariable.ts";
import { aliasOf, flattenTokens } from "../src/tokens/flatten.ts";
import { componentFolders, FOUNDATION_SHEETS } from "./components.ts";

/** A variable by which one component can be themed. */
export interface CssVariable {
  /** e.g. `--el-button-height`. */
  readonly name: string;
  /** What holds where it is not set, as written in the style sheet or the tokens. */
  readonly initial: string;
}

const read = (path: string): string =>
  readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** Text from `start` to the parenthesis that closes the one before it. */
function untilClosed(css: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < css.length; end += 1) {
    if (css[end] === "(") depth += 1;
    if (css[end] === ")") depth -= 1;
  }
  return css.slice(start, end - 1);
}

/** Tokens of the third tier by the name of their variable. */
function componentTokens(): ReadonlyMap<string, string> {
  const tier = flattenTokens().filter(({ path }) => path.startsWith("component."));
  return new Map(
    tier.map(({ path, type, value }) => {
      const alias = aliasOf(value);
      const literal = type === "dimension" ? `${String(value)}px` : String(value);
      return [cssVariableName(path), alias === null ? literal : `var(${cssVariableName(alias)})`];
    }),
  );
}

/** Variables of a style sheet that are its own: neither tokens of the first tiers nor the foundation's. */
export function variablesIn(
  css: string,
  tokens: ReadonlyMap<string, string>,
  shared: ReadonlySet<string>,
): readonly CssVariable[] {
  const found = new Map<string, string>();
  for (const match of css.matchAll(/var\(\s*(--el-[\w-]+)\s*(,?)/g)) {
    const [head, name = "", comma] = match;
    const token = tokens.get(name);
    if (token === undefined && shared.has(name)) continue;
    const fallback = comma === "," ? untilClosed(css, match.index + head.length).trim() : undefined;
    const declared = new RegExp(`[{;\\s]${name}:\\s*([^;}]+)`).exec(css)?.[1]?.trim();
    const initial = (token ?? fallback ?? declared ?? "").replaceAll(/\s+/g, " ");
    if ((found.get(name) ?? "") === "") found.set(name, initial);
  }
  return [...found]
    .map(([name, initial]) => ({ name, initial }))
    .toSorted((left, right) => left.name.localeCompare(right.name, "en"));
}

/** The variables of every component, by its folder. Components without any are left out. */
export function componentVariables(): ReadonlyMap<string, readonly CssVariable[]> {
  const foundation = FOUNDATION_SHEETS.map(read).join("\n");
  const shared = new Set([...foundation.matchAll(/(--el-[\w-]+):/g)].map(([, name = ""]) => name));
  const tokens = componentTokens();
  return new Map(
    componentFolders().flatMap(({ name, sheets }) => {
      const variables = variablesIn(sheets.map(read).join("\n"), tokens, shared);
      return variables.length === 0 ? [] : [[name, variables] as const];
    }),
  );
}

/** Source of src/css-variables/cssVariables.ts. */
export function cssVariablesSource(): string {
  const entries = [...componentVariables()].map(([name, variables]) => {
    const lines = variables.map(({ name: key, initial }) => `"${key}": ${JSON.stringify(initial)},`);
    return `"${name}": {\n${lines.join("\n")}\n},`;
  });
  return [
    "/**",
    " * The CSS variables of each component with what holds where they are not set. Generated from the style sheets by",
    " * `pnpm exports`.",
    " */",
    `export const cssVariables = {\n${entries.join("\n")}\n} as const;`,
    "",
  ].join("\n");
}
