import { parse, type Node } from "acorn";
import { ancestor, full } from "acorn-walk";
import { newerNames } from "./newer-names.ts";

/** Syntax of Chrome 99 and Safari 15.4; what of it Safari lacks is found by {@link checkScript}. */
const ECMA_VERSION = 2022;

type AnyNode = Node & {
  readonly name?: string;
  readonly operator?: string;
  readonly left?: AnyNode;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly object?: AnyNode;
  readonly property?: AnyNode;
  readonly argument?: AnyNode;
  readonly callee?: AnyNode;
  readonly arguments?: readonly AnyNode[];
};

/**
 * What a browser at the floor would not run in a module: syntax, regular expressions, and names without a guard in
 * the function that uses them or the one around it.
 *
 * @returns one line a finding, each name once
 */
export function checkScript(code: string): readonly string[] {
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: ECMA_VERSION, sourceType: "module" });
  } catch (error) {
    return [`syntax newer than ES${ECMA_VERSION}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const { globals, statics, members } = newerNames();
  const declared = declaredNames(program);
  const found = new Set<string>();
  const report = (name: string, ancestors: readonly Node[], key: string): void => {
    if (!isGuarded(key, ancestors)) found.add(name);
  };
  const checkBuilt = ({ callee, arguments: [pattern, flags] = [] }: AnyNode): void => {
    const [built, marks] = [textOf(pattern), textOf(flags)];
    if (callee?.name !== "RegExp" || typeof built !== "string") return;
    for (const problem of regexProblems(built, typeof marks === "string" ? marks : "")) found.add(problem);
  };
  ancestor(program, {
    StaticBlock: () => void found.add("static blocks of classes"),
    Literal(node) {
      const { regex } = node as AnyNode;
      if (regex) for (const problem of regexProblems(regex.pattern, regex.flags)) found.add(problem);
    },
    CallExpression: (node) => checkBuilt(node as AnyNode),
    NewExpression: (node) => checkBuilt(node as AnyNode),
    Identifier(node, _state, ancestors) {
      const { name = "" } = node as AnyNode;
      if (globals.has(name) && !declared.has(name)) report(name, ancestors, name);
    },
    MemberExpression(node, _state, ancestors) {
      const { object, property, computed } = node as AnyNode;
      const name = property?.name;
      if (computed === true || name === undefined) return;
      const path = `${object?.name ?? ""}.${name}`;
      if (statics.has(path)) report(path, ancestors, name);
      else if (members.has(name)) report(`.${name}`, ancestors, name);
      else if (isGlobalObject(object) && globals.has(name)) report(name, ancestors, name);
    },
  });
  return [...found];
}

function isGlobalObject(node: AnyNode | undefined): boolean {
  return ["window", "globalThis", "self"].includes(node?.name ?? "");
}

function regexProblems(pattern: string, flags: string): readonly string[] {
  const problems: string[] = [];
  if (/\(\?<[=!]/.test(pattern)) problems.push(`lookbehind in /${pattern.slice(0, 40)}/`);
  if (/[vd]/.test(flags)) problems.push(`flags “${flags}” of a regular expression`);
  if (/\(\?[a-z]*-?[a-z]+:/.test(pattern)) problems.push(`modifiers in /${pattern.slice(0, 40)}/`);
  return problems;
}

function declaredNames(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  full(program, (node, _state, type) => {
    if (type === "VariablePattern") names.add((node as AnyNode).name ?? "");
  });
  ancestor(program, {
    Function: (node) => void names.add((node as { id?: AnyNode }).id?.name ?? ""),
    Class: (node) => void names.add((node as { id?: AnyNode }).id?.name ?? ""),
    ImportDeclaration(node) {
      const { specifiers = [] } = node as { specifiers?: readonly { local: AnyNode }[] };
      for (const { local } of specifiers) names.add(local.name ?? "");
    },
  });
  return names;
}

/** Minifiers write strings as templates. */
function textOf(node: AnyNode | undefined): unknown {
  if (node?.type !== "TemplateLiteral") return node?.value;
  const { quasis } = node as unknown as { quasis: readonly { value: { cooked: string } }[] };
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** Whether the function around a use, or the one around that, asks whether the name is there. */
function isGuarded(name: string, ancestors: readonly Node[]): boolean {
  const use = ancestors.at(-1) as AnyNode;
  const call: AnyNode | undefined = ancestors.at(-2);
  if (call?.type === "CallExpression" && call.callee === use && call.optional === true) return true;
  const functions = ancestors.filter(({ type }) => /Function/.test(type) || type === "Program").slice(-2);
  return functions.some((scope) => asksFor(name, scope));
}

function asksFor(name: string, scope: Node): boolean {
  let asks = false;
  const names = (node: AnyNode | undefined): boolean =>
    node?.name === name ||
    (node?.type === "ChainExpression"
      ? names((node as { expression?: AnyNode }).expression)
      : node?.property?.name === name);
  const test = (node: AnyNode | undefined): boolean =>
    names(node) ||
    (node?.operator === "!" && names(node.argument)) ||
    (node?.type === "BinaryExpression" && names(node.left));
  ancestor(scope, {
    UnaryExpression(node) {
      const { operator, argument } = node as AnyNode;
      if (operator === "typeof" && names(argument)) asks = true;
    },
    BinaryExpression(node) {
      const { operator, left } = node as AnyNode;
      if (operator === "in" && textOf(left) === name) asks = true;
    },
    CallExpression(node) {
      const { callee, optional } = node as AnyNode;
      if (optional === true && names(callee)) asks = true;
    },
    IfStatement: (node) => void (asks ||= test((node as { test?: AnyNode }).test)),
    ConditionalExpression: (node) => void (asks ||= test((node as { test?: AnyNode }).test)),
    LogicalExpression: (node) => void (asks ||= test((node as AnyNode).left)),
  });
  return asks;
}
