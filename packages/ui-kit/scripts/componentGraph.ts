import { readdirSync, readFileSync } from "node:fs";
import { componentFolders } from "./components.ts";

const SOURCE = new URL("../src/", import.meta.url);
/** Types leave nothing behind that would need a style sheet. */
const TYPE_IMPORT = /import type [^;]*;/g;
const IMPORT = /(?:from|import)\s*\(?\s*"\.\.\/([\w-]+)\//g;

/** Folders a folder's own sources import, tests and stories left out. */
function importsOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(new URL(`${folder}/`, SOURCE), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file),
  );
  const sources = files.map((file) => readFileSync(new URL(`${folder}/${file}`, SOURCE), "utf8"));
  return new Set(
    sources.flatMap((source) =>
      [...source.replaceAll(TYPE_IMPORT, "").matchAll(IMPORT)].map(([, name = ""]) => name),
    ),
  );
}

/** Other components whose style sheets a component needs, by name. */
export function sheetsNeededBy(name: string): readonly string[] {
  const sheets = new Set(
    componentFolders().flatMap((folder) => (folder.sheets.length > 0 ? [folder.name] : [])),
  );
  const known = new Set(componentFolders().map((folder) => folder.name));
  const seen = new Set([name]);
  for (const folder of seen) for (const next of importsOf(folder)) if (known.has(next)) seen.add(next);
  seen.delete(name);
  return [...seen].filter((folder) => sheets.has(folder)).toSorted();
}
