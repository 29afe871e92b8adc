import { parse, type CssNode, type StyleSheet } from "css-tree";

/**
 * Reads a style sheet as its rules and declarations, each with its place; values stay text.
 *
 * @throws SyntaxError where it cannot be read.
 */
export function readSheet(css: string): StyleSheet {
  return parse(css, {
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    onParseError: (error) => {
      throw error;
    },
  }) as StyleSheet;
}

/** Where a piece of a sheet begins and ends. */
export function placeOf({ loc }: CssNode): { readonly start: number; readonly end: number } {
  if (!loc) throw new Error("The style sheet was read without positions.");
  return { start: loc.start.offset, end: loc.end.offset };
}
