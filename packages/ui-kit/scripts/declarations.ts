import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const REEXPORT = /^export (?:type )?\{ ([^}]+) \} from "(\.[^"]+)";$/gm;
const COMMENT = /\/\*\*[\s\S]*?\*\/\s*/g;
const DECLARED = /^export (?:declare )?(?:interface|type|function|const|class) (\w+)/;

/** One exported statement of a declaration file. */
export interface Declaration {
  readonly name: string;
  /** TSDoc without its stars, or an empty string. */
  readonly doc: string;
  /** The statement with the comments inside it. */
  readonly code: string;
  /** The statement alone. */
  readonly bare: string;
}

/** Declaration files of the sources by their path relative to src, e.g. `button/Button.d.ts`. */
export type DeclarationFiles = ReadonlyMap<string, string>;

/**
 * Lets the compiler write the declarations of all sources into a folder that is thrown away.
 *
 * @throws Error when the compiler fails.
 */
export function emitDeclarations(): DeclarationFiles {
  const folder = mkdtempSync(join(tmpdir(), "kit-declarations-"));
  const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
  const tsc = join(dirname(manifest), "bin", "tsc");
  const args = ["-p", "tsconfig.build.json", "--outDir", folder, "--declarationMap", "false", "--noCheck"];
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...args], {
      cwd: ROOT,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The compiler wrote no declarations:\n${stdout}${stderr}`);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".d.ts"),
    );
    return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function docOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$/g, "")
    .replaceAll(/^\s*\* ?/gm, "")
    .trim();
}

/** Splits a declaration file into its exported statements: each starts, with its comment, at the first column. */
export function declarationsIn(source: string): readonly Declaration[] {
  return source.split(/^(?=\/\*\*|export )/m).flatMap((part, index, parts) => {
    const code = part.trim();
    const name = DECLARED.exec(code)?.[1];
    if (name === undefined) return [];
    const before = parts[index - 1]?.trim() ?? "";
    const doc = before.startsWith("/**") && before.endsWith("*/") ? docOf(before) : "";
    return [{ name, doc, code, bare: code.replaceAll(COMMENT, "") }];
  });
}

/** Declarations of one file and what they need of the same file. */
function withNeeded(all: readonly Declaration[], wanted: ReadonlySet<string>): readonly Declaration[] {
  const kept = new Set(wanted);
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    const text = all
      .filter(({ name }) => kept.has(name))
      .map(({ bare }) => bare)
      .join("\n");
    for (const { name } of all) if (new RegExp(`\\b${name}\\b`).test(text)) kept.add(name);
  }
  return all.filter(({ name }) => kept.has(name));
}

/**
 * What an entry exports, with the types of the same files that these need.
 *
 * @param files - All declaration files.
 * @param entry - e.g. `button/index.d.ts`.
 * @throws Error when an export names a file or a statement that is not there.
 */
export function exportedBy(files: DeclarationFiles, entry: string): readonly Declaration[] {
  const source = files.get(entry);
  if (source === undefined) throw new Error(`No declarations ${entry}.`);
  const wanted = new Map<string, Set<string>>();
  for (const [, names = "", path = ""] of source.matchAll(REEXPORT)) {
    const file = join(dirname(entry), path.replace(/\.tsx?$/, ".d.ts"));
    const set = wanted.get(file) ?? new Set<string>();
    for (const name of names.split(/[\s,]+/)) if (name !== "" && name !== "type") set.add(name);
    wanted.set(file, set);
  }
  const reexported = [...wanted].flatMap(([file, names]) => {
    const all = declarationsIn(files.get(file) ?? "");
    const missing = [...names].filter((name) => !all.some((declaration) => declaration.name === name));
    if (missing.length > 0)
      throw new Error(`${file} declares no ${missing.join(", ")}, which ${entry} exports.`);
    return withNeeded(all, names);
  });
  return [...reexported, ...declarationsIn(source)];
}
