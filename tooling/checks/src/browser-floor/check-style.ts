import { find, generate, parse, walk, type CssNode, type Declaration, type WalkContext } from "css-tree";
import { newerNames } from "./newer-names.ts";

/** At-rules whose loss leaves the page whole: a transition less, a type of a variable unknown. */
const HARMLESS_AT_RULES: ReadonlySet<string> = new Set(["property", "starting-style", "view-transition"]);

/** Selectors that only decorate or tidy: allowed where no other selector shares, and so loses, the rule. */
const DECORATING_SELECTORS: ReadonlySet<string> = new Set(["details-content", "has", "selection"]);

/** Units of Chrome 108 and Safari 15.4: fine after a declaration that older browsers take. */
const NEWER_UNITS: ReadonlySet<string> = new Set([
  "dvh",
  "dvw",
  "svh",
  "svw",
  "lvh",
  "lvw",
  "cqw",
  "cqh",
  "cqi",
]);

/** Words of Safari 16 and Chrome 108, of which a minifier keeps no older declaration before them. */
const NEWER_KEYWORDS: ReadonlySet<string> = new Set(["overflow: clip", "align-items: last"]);

/** What is known only once the value is computed: until then a browser takes all that stands beside it. */
const LATE_FUNCTIONS: ReadonlySet<string> = new Set(["env", "var"]);

/**
 * What a browser at the floor would drop with harm in a style sheet: rules with unknown selectors, at-rules whose
 * content is lost, nesting, values without an older declaration of the same property before them, or that a browser
 * finds out to be unknown too late to keep that, and properties that lack the prefix by which it knows them. Inside `@supports` everything is allowed; an unknown property alone does no
 * harm.
 *
 * @returns one line a finding
 */
export function checkStyle(css: string): readonly string[] {
  const { selectors, atRules, prefixed } = newerNames();
  const found = new Set<string>();
  const earlier = new WeakMap<object, Set<string>>();
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === "Atrule" && node.name === "supports") return walk.skip;
      if (node.type === "NestingSelector" || (node.type === "Rule" && this.rule && this.rule !== node))
        found.add("nested rules");
      if (node.type === "SelectorList") {
        for (const problem of selectorProblems(node, selectors)) found.add(problem);
      }
      if (node.type === "Atrule" && atRules.has(node.name) && !HARMLESS_AT_RULES.has(node.name))
        found.add(`@${node.name}`);
      if (node.type === "Declaration") {
        const newer = newerValue(node);
        const block = this.block ?? node;
        const before = earlier.get(block) ?? new Set<string>();
        if (prefixed.has(node.property) && !before.has(`-webkit-${node.property}`))
          found.add(`“${node.property}” without “-webkit-${node.property}” before it`);
        if (newer === undefined) earlier.set(block, before.add(node.property));
        else if (node.property.startsWith("--"))
          found.add(`${newer} in a variable, which makes an older “${node.property}” void`);
        else if (isLate(node))
          found.add(`${newer} beside var() or env(), which makes an older “${node.property}” void`);
        else if (!before.has(node.property))
          found.add(`${newer} without an older “${node.property}” before it`);
      }
      return undefined;
    },
  });
  return [...found];
}

/** A list with one unknown selector is dropped whole, so a newer one may only stand among its like. */
function selectorProblems(list: CssNode, selectors: ReadonlySet<string>): readonly string[] {
  if (list.type !== "SelectorList") return [];
  const perSelector = list.children.toArray().map((selector) => {
    const names = new Set<string>();
    walk(selector, (node) => {
      if (node.type !== "PseudoClassSelector" && node.type !== "PseudoElementSelector") return;
      if (!node.name.startsWith("-") && selectors.has(node.name)) names.add(node.name);
    });
    return names;
  });
  const alike = perSelector.every((names) => names.size > 0);
  const all = new Set(perSelector.flatMap((names) => [...names]));
  return [...all].filter((name) => !alike || !DECORATING_SELECTORS.has(name)).map((name) => `:${name}`);
}

function newerValue({ property, value }: Declaration): string | undefined {
  const { functions } = newerNames();
  let newer: string | undefined;
  walk(value, (node) => {
    if (node.type === "Function" && functions.has(node.name)) newer = `${node.name}()`;
    if (node.type === "Dimension" && NEWER_UNITS.has(node.unit.toLowerCase())) newer = generate(node);
    const word = `${property}: ${generate(node)}`;
    if (NEWER_KEYWORDS.has(word)) newer = word;
    // A text for readers of screens: Safari 17.4.
    if (property === "content" && node.type === "Operator" && node.value === "/") newer = "“/” in content";
  });
  return newer;
}

function isLate({ value }: Declaration): boolean {
  return find(value, (node) => node.type === "Function" && LATE_FUNCTIONS.has(node.name)) !== null;
}
