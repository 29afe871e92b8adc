import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { variablesIn } from "../scripts/cssVariables.ts";
import { declarationsIn, exportedBy } from "../scripts/declarations.ts";
import { generatedReference, generatedSources, PACKAGE } from "../scripts/generatedFiles.ts";

/** The compiler writes all declarations; on a busy machine it may wait long for its turn. */
const COMPILER_TIMEOUT_MS = 60_000;

const ADVICE = "written anew by `pnpm exports`; a removed or changed line of API.md is a major change";

describe("generated files", () => {
  it("are current: exports, index, CSS variables", async () => {
    for (const [file, content] of await generatedSources())
      expect(readFileSync(new URL(file, PACKAGE), "utf8"), `${file}, ${ADVICE}`).toBe(content);
  });

  it(
    "are current: reference and API snapshot",
    async () => {
      for (const [file, content] of await generatedReference())
        expect(readFileSync(new URL(file, PACKAGE), "utf8"), `${file}, ${ADVICE}`).toBe(content);
    },
    COMPILER_TIMEOUT_MS,
  );
});

it.each(["COMPONENTS.md", ".storybook/generated/props.json"])("%s shows types whole", (file) => {
  const lines = readFileSync(new URL(file, PACKAGE), "utf8").split("\n");
  const members = lines.filter((line) => /^ {2}- `|^ +"type": "/.test(line));
  expect(members.length).toBeGreaterThan(0);
  expect(members.filter((line) => line.split("{").length !== line.split("}").length)).toEqual([]);
});

describe("variables of a style sheet", () => {
  const tokens = new Map([["--el-card-radius", "var(--el-radius-card)"]]);
  const shared = new Set(["--el-space-2", "--el-card-radius"]);

  it("are its knobs with what holds without them, roles left out", () => {
    const css = `.a { --el-a-gap: 4px; padding: var(--el-space-2) var(--el-a-gap);
      border-radius: var(--el-card-radius); color: var(--el-a-ink, var(--el-b, rgb(0 0 0 / 50%))); }`;
    expect(variablesIn(css, tokens, shared)).toEqual([
      { name: "--el-a-gap", initial: "4px" },
      { name: "--el-a-ink", initial: "var(--el-b, rgb(0 0 0 / 50%))" },
      { name: "--el-b", initial: "rgb(0 0 0 / 50%)" },
      { name: "--el-card-radius", initial: "var(--el-radius-card)" },
    ]);
  });
});

describe("declarations", () => {
  const source = [
    'import type { A } from "x";',
    "/** Shape. */",
    "export interface Base {",
    "    /** Inner. */",
    "    readonly a: A;",
    "}",
    "export interface Props extends Base {",
    "    b?: string;",
    "}",
    "/**",
    " * Draws.",
    " * @default 3",
    " */",
    "export declare function Draw(props: Props): void;",
    "export declare const other = 1;",
    "",
  ].join("\n");

  it("are split with their words", () => {
    expect(declarationsIn(source).map(({ name, doc }) => [name, doc])).toEqual([
      ["Base", "Shape."],
      ["Props", ""],
      ["Draw", "Draws.\n@default 3"],
      ["other", ""],
    ]);
    expect(declarationsIn(source)[0]?.bare).not.toContain("Inner");
  });

  it("bring along what they need of their file, and nothing else", () => {
    const files = new Map([
      ["draw/index.d.ts", 'export { Draw } from "./Draw.tsx";'],
      ["draw/Draw.d.ts", source],
    ]);
    expect(exportedBy(files, "draw/index.d.ts").map(({ name }) => name)).toEqual(["Base", "Props", "Draw"]);
  });

  it("say which export leads nowhere", () => {
    const files = new Map([
      ["draw/index.d.ts", 'export { Paint } from "./Draw.tsx";'],
      ["draw/Draw.d.ts", source],
    ]);
    expect(() => exportedBy(files, "draw/index.d.ts")).toThrow("declares no Paint");
  });
});
