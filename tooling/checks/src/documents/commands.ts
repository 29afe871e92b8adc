import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A command that a document tells its reader to type. */
export interface Command {
  /** Document, from the root. */
  readonly doc: string;
  /** The words, without comment and redirection. */
  readonly words: readonly string[];
  /** Folder in which it is typed, from the root. */
  readonly folder: string;
}

const DOCS = ["*.md", "docs/*.md", "docs/writing/*.md", "{apps,packages,tooling}/*/README.md"];

const PNPM = /^(?:npx -y pnpm@\S+|pnpm) /;

/** Collects the commands of shell blocks, and those of pnpm in the middle of a text. */
export function commandsOf(root: string): readonly Command[] {
  return globSync(DOCS, { cwd: root, exclude: ["**/CHANGELOG.md", "**/node_modules"] }).flatMap((doc) => {
    const text = readFileSync(join(root, doc), "utf8");
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.split("\n"));
    const prose = [...text.replaceAll(/^```.*?^```/gms, "").matchAll(/`([^`]+)`/g)];
    const inText = prose
      .map(([, code = ""]) => code.replaceAll("\\|", "|"))
      .filter((code) => PNPM.test(code));
    return [...blocks, ...inText].flatMap((line) => stepsOf(line, doc));
  });
}

function stepsOf(line: string, doc: string): readonly Command[] {
  let folder = /^node (?:--\S+ )*src\//.test(line) ? dirname(doc) : "";
  return line
    .replace(/(?:^|\s)#.*$/, "")
    .split(" && ")
    .flatMap((step) => {
      const words = wordsOf(step.replace(/ > \S+$/, ""));
      if (words[0] !== "cd") return words.length === 0 ? [] : [{ doc, words, folder }];
      folder = (words[1] ?? "").replace("/srv/wesdom", "");
      return [{ doc, words: ["cd", folder], folder: "" }];
    });
}

function wordsOf(step: string): string[] {
  return [...step.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
}

/** A file of the checkout, by a path that is whole as it stands. */
const OURS = /^(?:apps|docs|packages|tooling)\/[^$]+$/;

interface PackageFile {
  readonly name: string;
  readonly packageManager?: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

function packageAt(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;
}

/** A script with what is handed to it. */
interface Call {
  /** Folder of its package. */
  readonly folder: string;
  /** What it runs. */
  readonly script: string;
  readonly handed: readonly string[];
}

/**
 * Finds what a command calls.
 *
 * @returns The script, `null` for a command of another's, such as `curl`.
 * @throws What is missing.
 */
function callOf(root: string, { doc, words: [program = "", ...rest], folder }: Command): Call | null {
  const here = join(root, folder);
  const top = packageAt(root);
  if (program === "cd" && !existsSync(join(root, rest[0] ?? "")))
    throw new Error(`There is no ${String(rest[0])}.`);
  if (program === "node") {
    const file = rest.find((word) => !word.startsWith("-")) ?? "";
    if (!existsSync(join(here, file))) throw new Error(`There is no ${file}.`);
    const end = rest.indexOf(file) + 1;
    return { folder: here, script: `node ${rest.slice(0, end).join(" ")}`, handed: rest.slice(end) };
  }
  if (program === "npx") {
    const [, pnpm = "", ...args] = rest;
    if (pnpm !== top.packageManager) throw new Error(`The package manager is ${String(top.packageManager)}.`);
    return callOf(root, { doc, words: ["pnpm", ...args], folder });
  }
  if (program !== "pnpm") {
    const missing = [program, ...rest].find(
      (word) => OURS.test(word) && globSync(word, { cwd: here }).length === 0,
    );
    if (missing !== undefined) throw new Error(`There is no ${missing}.`);
    return null;
  }
  if (rest[0] === "install" || rest[0] === "audit") return null;
  if (rest[0] === "exec" || rest[0] === "turbo") {
    const [name = ""] = rest[0] === "exec" ? rest.slice(1) : rest;
    if (!programs(root, here, doc).some((bin) => existsSync(join(bin, name))))
      throw new Error(`Nothing brings ${name}.`);
    const filtered = rest.find((word) => word.startsWith("--filter="))?.slice("--filter=".length);
    if (filtered !== undefined) folderOf(root, filtered);
    return null;
  }
  const [owner, [name = "", ...handed]] =
    rest[0] === "--filter" ? [folderOf(root, rest[1] ?? ""), rest.slice(2)] : [here, rest];
  const places = owner === root ? [root, join(root, dirname(doc))] : [owner];
  for (const place of places) {
    const script = existsSync(join(place, "package.json")) ? packageAt(place).scripts?.[name] : undefined;
    if (script !== undefined) return { folder: place, script, handed };
  }
  throw new Error(`No script is called "${name}".`);
}

function programs(root: string, here: string, doc: string): readonly string[] {
  return [root, here, join(root, dirname(doc))].map((folder) => join(folder, "node_modules/.bin"));
}

function folderOf(root: string, name: string): string {
  const found = globSync("{apps,packages,tooling}/*/package.json", { cwd: root }).find(
    (file) => packageAt(join(root, dirname(file))).name === name,
  );
  if (found === undefined) throw new Error(`No package is called ${name}.`);
  return join(root, dirname(found));
}

/** Programs of our own that say what they can be told. */
const CLI = /^node ((?:--\S+ )*(?:\S*cli(?:\/\w+)?\.ts|\S*start\.ts|\S*new\.ts))$/;

/**
 * What of the documents' commands nobody could type: scripts, files and packages that are not there, and words and
 * options that a program of ours does not name when it is asked for help.
 */
export function brokenCommands(root: string, commands = commandsOf(root)): readonly string[] {
  const helps = new Map<string, string>();
  return commands.flatMap((command) => {
    const line = `${command.doc}: ${command.words.join(" ")}`;
    try {
      const call = callOf(root, command);
      return call === null ? [] : unknownWords(call, helps).map((word) => `${line}: ${word} is unknown.`);
    } catch (error) {
      return [`${line}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function unknownWords({ folder, script, handed }: Call, helps: Map<string, string>): readonly string[] {
  const [, program] = CLI.exec(script) ?? [];
  if (program === undefined) return [];
  const help = helps.get(join(folder, program)) ?? helpOf(folder, program);
  helps.set(join(folder, program), help);
  const [first = ""] = handed;
  const said = handed.filter((word) => word.startsWith("--"));
  const options = said.filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(help));
  // A word of a sentence is none: it stands at the beginning of a line, behind the program's name at most.
  const starts = new RegExp(`^\\s*(?:Usage: )?(?:pnpm )?(?:\\w+ )?${first}(?![\\w-])`, "m");
  return /^[a-z][a-z-]*$/.test(first) && !starts.test(help) ? [first, ...options] : options;
}

function helpOf(folder: string, program: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...program.split(" "), "--help"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0 || stderr !== "") throw new Error(`${program} --help ends with ${status}. ${stderr}`);
  return stdout;
}
