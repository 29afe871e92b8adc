import { rgbOf } from "../src/tokens/contrast.ts";
import { cssVariableName } from "../src/tokens/cssVariable.ts";
import { aliasOf, flattenTokens, type FlatToken } from "../src/tokens/flatten.ts";
import { tokens, type TokenType, type TokenValue } from "../src/tokens/tokens.ts";

const GENERATED = "Generated from src/tokens/*.ts by `pnpm tokens`.";
const TEXT_GROUP = "text.";
const POINTS_A_PIXEL = 0.75;

/** A list of numbers over several lines; the formatter wants it on one. */
const NUMBER_LIST = /\[[\s\d.,-]+\]/g;

function cssLiteral(type: TokenType, value: TokenValue): string {
  if (type === "dimension") return value === 0 ? "0" : `${String(value)}px`;
  if (type === "duration") return `${String(value)}ms`;
  if (type === "cubicBezier") return `cubic-bezier(${(value as readonly number[]).join(", ")})`;
  return type === "color" ? String(value).toLowerCase() : String(value);
}

function cssValue(token: FlatToken): string {
  const alias = aliasOf(token.value);
  if (alias !== null) return `var(${cssVariableName(alias)})`;
  const scaled = cssLiteral(token.type, token.value);
  // In points, which do not become rem.
  const literal =
    token.least === undefined ? scaled : `max(${scaled}, ${String(token.least * POINTS_A_PIXEL)}pt)`;
  return token.path.startsWith(TEXT_GROUP) ? `calc(var(--el-text-scale) * ${literal})` : literal;
}

/** The style sheet of all tokens, in px at 375. */
export function tokensCss(): string {
  const lines = flattenTokens().map((token) => `    ${cssVariableName(token.path)}: ${cssValue(token)};`);
  return [
    `/* ${GENERATED} */`,
    "@layer el-tokens {",
    "  :root {",
    "    --el-text-scale: 1;",
    ...lines,
    "  }",
    "}",
    "",
  ].join("\n");
}

function dtcgValue(type: TokenType, value: TokenValue): unknown {
  if (aliasOf(value) !== null) return value;
  if (type === "dimension") return { value, unit: "px" };
  if (type === "duration") return { value, unit: "ms" };
  if (type === "color") {
    const hex = String(value).toLowerCase();
    const alpha =
      hex.length === 9 ? { alpha: Number((Number.parseInt(hex.slice(7), 16) / 255).toFixed(3)) } : {};
    const components = rgbOf(hex).map((part) => Number(part.toFixed(4)));
    return { colorSpace: "srgb", components, ...alpha, hex: hex.slice(0, 7) };
  }
  return value;
}

function dtcgNode(node: object, inherited: TokenType | undefined): object {
  const type = (node as { $type?: TokenType }).$type ?? inherited;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => {
      if (key === "$value") return [key, dtcgValue(type as TokenType, child as TokenValue)];
      return [key, key.startsWith("$") ? child : dtcgNode(child as object, type)];
    }),
  );
}

/** All tokens in the Design Tokens Community Group's format (2025.10). */
export function tokensJson(): string {
  const document = { $description: `Design tokens of the Wesdom sites, px at 375. ${GENERATED}`, ...tokens };
  const json = JSON.stringify(dtcgNode(document, undefined), null, 2);
  return `${json.replaceAll(NUMBER_LIST, (list) => list.replaceAll(/\s+/g, " ").replaceAll(/\[ | \]/g, (edge) => edge.trim()))}\n`;
}
