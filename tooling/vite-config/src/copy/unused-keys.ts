import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../kit-parts.ts";
import { Include, Text, type Copy, type CopyFile, type CopyGroup } from "./read-copy.ts";

/** Packages that groups of texts are handed on to. */
const TAKERS = ["@wesdom/page-sections", "@wesdom/site-runtime", "@wesdom/ui-kit"];

/** The copy of a file where it is handed on whole. */
const WHOLE = String.raw`\b(?:copy|texts|frame)\s*[,)}]`;

/** Where it stands and is not. */
const KEPT = /^import [^;]*;|\bcopy=\{copy\}|\(\{[^}]*\}:|\{[^{}]*\} = /gm;

/** Sources in which keys are looked for. */
interface Readers {
  /** Those that read the file. */
  readonly own: string;
  /** Those that groups of texts are handed on to. */
  readonly others: string;
}

/**
 * Finds keys that no source reads, by their names: `group.key` has to stand somewhere, or the group has to be handed on
 * whole and the key to be named where it goes.
 *
 * @param files - All files of the app in one language.
 */
export function unusedKeys(
  root: string,
  files: readonly CopyFile[],
): readonly { readonly file: CopyFile; readonly key: string }[] {
  const others = TAKERS.map((taker) => sourcesIn(join(folderOf(root, taker), "src"))).join("");
  const readersOf = ({ name }: CopyFile): Readers => ({ own: ownSources(root, name), others });
  return files.flatMap((file) => {
    const includers = files.flatMap((other) =>
      Object.entries(other.copy).flatMap(([key, item]) =>
        item instanceof Include && item.name === file.name ? [{ key, readers: readersOf(other) }] : [],
      ),
    );
    const unused = includers.map(({ key, readers }) =>
      unusedIn(file.copy, key, isHandedOn(key, readers), readers),
    );
    if (includers.length === 0) {
      const readers = readersOf(file);
      unused.push(unusedIn(file.copy, undefined, isIn(readers.own.replaceAll(KEPT, ""), WHOLE), readers));
    }
    const [first = [], ...rest] = unused;
    return first.filter((key) => rest.every((keys) => keys.includes(key))).map((key) => ({ file, key }));
  });
}

function unusedIn(
  copy: CopyGroup,
  parent: string | undefined,
  handedOn: boolean,
  readers: Readers,
): readonly string[] {
  const { own, others } = readers;
  return Object.entries(copy).flatMap(([key, item]: [string, Copy]) => {
    const word = String.raw`(?<![\w-])${key}(?![\w-])`;
    const read =
      parent === undefined ? String.raw`["'.{,]\s*${word}` : String.raw`\b${parent}(?:\??\.${key}\b|\[)`;
    const isTaken = handedOn && isIn(parent === undefined ? others : own + others, word);
    if (!isTaken && !isIn(own, read)) return [key];
    const inner = Array.isArray(item) ? (item[0] as Copy) : item;
    if (inner instanceof Text || inner instanceof Include) return [];
    // Items of a list are read by names of their own.
    const goesOn = isTaken || Array.isArray(item) || isHandedOn(key, readers);
    return unusedIn(inner as CopyGroup, key, goesOn, readers).map((name) => `${key}.${name}`);
  });
}

/** Whether a group stands somewhere as it is. */
function isHandedOn(group: string, { own }: Readers): boolean {
  return isIn(own, String.raw`[.{,]\s*${group}\b(?!\??[.[])`);
}

function isIn(text: string, pattern: string): boolean {
  return new RegExp(pattern).test(text);
}

/** The sources of the page that a file belongs to, or of the whole app. */
function ownSources(root: string, name: string): string {
  const page = join(root, "src/pages", name.split("/")[0] ?? "");
  if (name.startsWith("shared/") || !existsSync(page)) return sourcesIn(join(root, "src"));
  return sourcesIn(page) + sourcesIn(join(root, "src/forms"));
}

function sourcesIn(folder: string): string {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter(
    (file) => !/\.(?:test|stories|d)\.tsx?$/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
}
