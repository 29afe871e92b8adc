import { tokens, type Token, type TokenType, type TokenValue } from "./tokens.ts";

/** A token with what it inherits from its groups. */
export interface FlatToken {
  /** Path of keys joined by dots. */
  readonly path: string;
  readonly type: TokenType;
  /** Value as written: may be an alias. */
  readonly value: TokenValue;
  /** Value with every alias followed. */
  readonly resolved: TokenValue;
  /** What it never falls below, CSS pixels. */
  readonly least?: number;
  readonly description?: string;
}

const ALIAS = /^\{(.+)\}$/;

/** The path an alias points to, or `null` for a plain value. */
export function aliasOf(value: TokenValue): string | null {
  return typeof value === "string" ? (ALIAS.exec(value)?.[1] ?? null) : null;
}

function isToken(node: object): node is Token {
  return "$value" in node;
}

function collect(
  node: object,
  path: readonly string[],
  inherited: TokenType | undefined,
): Omit<FlatToken, "resolved">[] {
  const type = (node as { $type?: TokenType }).$type ?? inherited;
  if (isToken(node)) {
    if (type === undefined)
      throw new Error(`Token ${path.join(".")} has no $type, neither of its own nor of a group.`);
    const { $description: description, $extensions } = node;
    const least = $extensions?.["wesdom.least"];
    return [
      {
        path: path.join("."),
        type,
        value: node.$value,
        ...(least === undefined ? {} : { least }),
        ...(description === undefined ? {} : { description }),
      },
    ];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    key.startsWith("$") ? [] : collect(child as object, [...path, key], type),
  );
}

/**
 * All tokens in the order of the source.
 *
 * @throws Error when an alias names no token or runs in a circle.
 */
export function flattenTokens(tree: object = tokens): readonly FlatToken[] {
  const flat = collect(tree, [], undefined);
  const byPath = new Map(flat.map((token) => [token.path, token]));
  const resolve = (value: TokenValue, trail: readonly string[]): TokenValue => {
    const target = aliasOf(value);
    if (target === null) return value;
    const token = byPath.get(target);
    if (token === undefined) throw new Error(`Alias {${target}} of ${trail[0]} names no token.`);
    if (trail.includes(target))
      throw new Error(`Aliases run in a circle: ${[...trail, target].join(" → ")}.`);
    return resolve(token.value, [...trail, target]);
  };
  return flat.map((token) => ({ ...token, resolved: resolve(token.value, [token.path]) }));
}
