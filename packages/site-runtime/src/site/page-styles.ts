/** A rule of the site's style sheet, or `@keyframes` that its rules use. */
export interface StyleRule {
  /** Its text, as the sheet has it. */
  readonly css: string;
  /**
   * Class names by selector: the rule can apply to a page only if the page has all names of one of them. A selector
   * that asks for none applies to every page.
   */
  readonly when: readonly (readonly string[])[];
}

/** Rules inside `@layer`, `@media` or `@supports`. */
export interface StyleBlock {
  /** What stands before the brace, such as `@layer el-base`. */
  readonly at: string;
  readonly parts: readonly StylePart[];
}

/** A piece of a style sheet; the pieces lie in the sheet's order. */
export type StylePart = StyleRule | StyleBlock;

/** Screens of phones on their side, as a built style sheet writes it: one that a keyboard leaves little of is none. */
export const LOW_SCREENS = "(orientation:landscape) and (min-width:30em) and (max-height:30em)";

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

/**
 * The rules that can apply to a page as it is sent: what it looks like until a script changes it.
 *
 * @param parts - The site's style sheet in pieces.
 * @param html - The page, each `class` attribute in double quotes as React writes it.
 * @returns text for a `<style>` element.
 */
export function stylesOfPage(parts: readonly StylePart[], html: string): string {
  const names = new Set<string>();
  for (const [, value = ""] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of value.split(" ")) names.add(name);
  return textOf(parts, ({ when }) => when.some((needed) => needed.every((name) => names.has(name))));
}

/**
 * The rules that a page may lack: all but those that each page has. Faces are among these, and a face that is told again
 * has every text laid out anew.
 *
 * @param parts - The site's style sheet in pieces.
 */
export function stylesBehindPages(parts: readonly StylePart[]): string {
  return textOf(parts, ({ when }) => when.every((needed) => needed.length > 0));
}

/**
 * Divides a style sheet into what applies to phones on their side alone and all else, each in the sheet's order.
 *
 * @param parts - The site's style sheet in pieces.
 */
export function divideStyles(parts: readonly StylePart[]): {
  readonly low: readonly StylePart[];
  readonly rest: readonly StylePart[];
} {
  const isLow = (part: StylePart): boolean => "parts" in part && part.at.startsWith(`@media ${LOW_SCREENS}`);
  const divide = (pieces: readonly StylePart[], wanted: boolean): readonly StylePart[] =>
    pieces.flatMap((part) => {
      if (isLow(part)) return wanted ? [part] : [];
      if (!("parts" in part)) return wanted ? [] : [part];
      const inside = divide(part.parts, wanted);
      return inside.length > 0 ? [{ ...part, parts: inside }] : [];
    });
  return { low: divide(parts, true), rest: divide(parts, false) };
}

/** A style sheet in pieces as one text. */
export function stylesText(parts: readonly StylePart[]): string {
  return textOf(parts, () => true);
}

function textOf(parts: readonly StylePart[], isKept: (rule: StyleRule) => boolean): string {
  let text = "";
  for (const part of parts) {
    if ("parts" in part) {
      const inside = textOf(part.parts, isKept);
      if (inside) text += `${part.at}{${inside}}`;
    } else if (isKept(part)) {
      text += part.css;
    }
  }
  return text;
}
