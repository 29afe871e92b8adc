import type { TokenPath } from "./tokens.ts";

/** Namespace of all class names and variables. */
export const NAMESPACE = "el" as const;

/** Name of a token's CSS variable: `color.text` → `--el-color-text`, `component.button.height` → `--el-button-height`. */
export function cssVariableName(path: string): string {
  return `--${NAMESPACE}-${path.replace(/^component\./, "").replaceAll(".", "-")}`;
}

/**
 * Reference to a token for use in a style.
 *
 * @example cssVariable("color.text") // "var(--el-color-text)"
 */
export function cssVariable(path: TokenPath): string {
  return `var(${cssVariableName(path)})`;
}
