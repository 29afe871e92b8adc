import type { StylePart, StyleRule } from "@wesdom/site-runtime";
import { generate, ident, walk, type CssNode, type Rule } from "css-tree";
import { placeOf, readSheet } from "./read-sheet.ts";

/** At-rules whose block holds rules. */
const GROUPS = new Set(["container", "layer", "media", "scope", "starting-style", "supports"]);

const KEYFRAMES = /^@keyframes\s+([\w-]+)/;

const ALWAYS: StyleRule["when"] = [[]];

/**
 * Cuts a style sheet into pieces that each know which classes they are for. What is left of it keeps its layers in the
 * order of the whole sheet, which may be loaded behind it.
 *
 * @param css - A valid sheet, without `@import`.
 * @throws SyntaxError where the sheet cannot be read.
 */
export function styleParts(css: string): readonly StylePart[] {
  const nodes = [...readSheet(css).children];
  const layers = layersOf(nodes);
  const order: StyleRule[] = layers.length > 0 ? [{ css: `@layer ${layers.join(",")};`, when: ALWAYS }] : [];
  const parts = partsOf(nodes, css);
  const rules = rulesIn(parts).filter(({ css: text }) => !KEYFRAMES.test(text));
  return [...order, ...awaitUse(parts, rules)];
}

/** Full names of the layers, in the order in which they appear. */
function layersOf(nodes: readonly CssNode[], within: readonly string[] = []): readonly string[] {
  const names = nodes.flatMap((node): readonly string[] => {
    if (node.type !== "Atrule") return [];
    const inside = node.block ? [...node.block.children] : [];
    if (node.name !== "layer" || !node.prelude) return layersOf(inside, within);
    const own = generate(node.prelude).split(",");
    const [first = ""] = own;
    return [...own.map((name) => [...within, name].join(".")), ...layersOf(inside, [...within, first])];
  });
  return [...new Set(names)];
}

function partsOf(nodes: readonly CssNode[], css: string): readonly StylePart[] {
  return nodes.flatMap((node): readonly StylePart[] => {
    const text = textAt(node, css);
    if (node.type === "Rule") return [{ css: text, when: neededBy(node) }];
    if (node.type !== "Atrule" || !node.block || !GROUPS.has(node.name)) return [{ css: text, when: ALWAYS }];
    const at = text.slice(0, text.indexOf("{")).trimEnd();
    return [{ at, parts: partsOf([...node.block.children], css) }];
  });
}

function textAt(node: CssNode, css: string): string {
  const { start, end } = placeOf(node);
  return css.slice(start, end);
}

/** The classes that each selector of a rule asks for; those inside `:not()`, `:is()` and the like do not count. */
function neededBy(rule: Rule): StyleRule["when"] {
  if (rule.prelude.type !== "SelectorList") return ALWAYS;
  return [...rule.prelude.children].map((selector) => {
    const names: string[] = [];
    walk(selector, {
      enter(node: CssNode) {
        if (node.type === "PseudoClassSelector") return walk.skip;
        if (node.type === "ClassSelector") names.push(ident.decode(node.name));
        return undefined;
      },
    });
    return names;
  });
}

function rulesIn(parts: readonly StylePart[]): readonly StyleRule[] {
  return parts.flatMap((part) => ("parts" in part ? rulesIn(part.parts) : [part]));
}

/** Has `@keyframes` go with the rules that name them. */
function awaitUse(parts: readonly StylePart[], rules: readonly StyleRule[]): readonly StylePart[] {
  return parts.map((part): StylePart => {
    if ("parts" in part) return { ...part, parts: awaitUse(part.parts, rules) };
    const [, name] = KEYFRAMES.exec(part.css) ?? [];
    if (!name) return part;
    // A rule's text may hold the name by chance: better too much than a movement that is missing.
    return { ...part, when: rules.filter(({ css }) => css.includes(name)).flatMap(({ when }) => when) };
  });
}
