import { withPromises } from "@wesdom/facts";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** Folder of the content that comes with the project. */
export const CONTENT_DIRECTORY: string = resolve(import.meta.dirname, "../../../content");

/** Folders of the languages and the values of their `Lang` header. */
export const CONTENT_LANGUAGES = [
  { folder: "zh", lang: 1 },
  { folder: "en", lang: 2 },
  { folder: "ja", lang: 3 },
] as const;

export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

export type ContentFolder = ContentLanguage["folder"];

/** Content as text, read once: path below the content folder → text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The list of the pictures. */
export const MANIFEST = "media/manifest.json";

/** Texts of the content; any other file is a mistake, and its name says enough. */
const TEXT = /\.(?:md|yaml)$/;

/** Pictures, and files that a system lays down unseen. */
const OTHERS = /^media\/|(?:^|\/)\./;

/** Reads a content folder and the manifest of its pictures, in a stable order. */
export function readContentFiles(directory: string): ContentFiles {
  const files = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path).replaceAll("\\", "/");
    if (!entry.isFile() || OTHERS.test(name)) continue;
    const language = CONTENT_LANGUAGES.find(({ folder }) => name.startsWith(`${folder}/`))?.folder;
    const text = TEXT.test(name) ? readFileSync(path, "utf8") : "";
    files.set(name, language ? withPromises(text, language) : text);
  }
  const manifest = join(directory, MANIFEST);
  files.set(MANIFEST, existsSync(manifest) ? readFileSync(manifest, "utf8") : "{}");
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Hash over names and texts; changes with any of them. */
export function hashFiles(files: ContentFiles, ...further: readonly string[]): string {
  const hash = createHash("sha256");
  for (const [name, text] of files) hash.update(`${name}\0${text.length}\0${text}\0`);
  for (const text of further) hash.update(`${text}\0`);
  return hash.digest("hex");
}
