import { marked } from "@wesdom/typescript-config/tsup";
import { execFileSync } from "node:child_process";
import { posix } from "node:path";
import { parseSync, type ESTree } from "vite";
import { expect, it } from "vitest";

/** What `react` exports to server components. */
const ON_SERVER = new Set(
  JSON.parse(
    execFileSync(process.execPath, [
      "--conditions=react-server",
      "--print",
      'JSON.stringify(Object.keys(require("react")))',
    ]).toString(),
  ) as readonly string[],
);

const sources = import.meta.glob<string>(
  [
    "../src/**/*.{ts,tsx}",
    "!../src/**/*.{test,stories}.*",
    "!../src/*/guide.ts",
    "!../src/internal/stories/**",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const isMarked = (path: string): boolean => marked(sources[path] ?? "", path).startsWith('"use client"');

/** All nodes of a tree. */
function* nodesOf(tree: unknown): Generator<ESTree.Node> {
  if (typeof tree !== "object" || tree === null) return;
  if ("type" in tree) yield tree as ESTree.Node;
  for (const part of Object.values(tree)) yield* nodesOf(part);
}

/** What a module does that only one with `"use client"` may do. */
function clientParts(path: string): readonly string[] {
  const nodes = [...nodesOf(parseSync(path, sources[path] ?? "").program)];
  const called = new Set(
    nodes.flatMap((node) =>
      node.type === "CallExpression" && node.callee.type === "Identifier" ? [node.callee.name] : [],
    ),
  );
  return nodes.flatMap((node) => {
    if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier")
      return /^on[A-Z]/.test(node.name.name) ? [`listens with ${node.name.name}`] : [];
    if (node.type !== "ImportDeclaration" || node.importKind === "type") return [];
    const from = node.source.value;
    const names = node.specifiers
      .filter((part) => part.type !== "ImportSpecifier" || part.importKind !== "type")
      .map(({ local }) => local.name);
    // `use` is there, but the contexts that it reads are not.
    if (from === "react") return names.filter((name) => name === "use" || !ON_SERVER.has(name));
    return isMarked(posix.join(posix.dirname(path), from)) ? names.filter((name) => called.has(name)) : [];
  });
}

it("marks every module that runs in a browser alone", () => {
  const faults = Object.keys(sources)
    .filter((path) => !isMarked(path))
    .map((path) => [path, clientParts(path)] as const)
    .filter(([, parts]) => parts.length > 0);
  expect(Object.fromEntries(faults)).toEqual({});
});

it.each([
  ["a.tsx", "use(Context)", true],
  ["a.ts", "createContext<string>()", true],
  ["a.tsx", "<a onClick={go} />", true],
  ["a.ts", "listen({ onError: fail })", false],
  ["a.ts", "/** Calls `onError: (message)`, unlike useState(). */", false],
  ["a.tsx", "// useState()", false],
])("knows by the code of %s whether it is one: %s", (path, source, client) => {
  expect(marked(source, path).startsWith('"use client"')).toBe(client);
});
