import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What a source loads, now or later. */
const IMPORT =
  /^(?:import|export) (?!type\b)[^;"']*?from ["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** Packages whose parts are followed, each part with the file that it begins with. */
const FOLLOWED: Readonly<Record<string, (part: string) => string>> = {
  "@wesdom/ui-kit": (part) => `dist/${part}/index.js`,
  "@wesdom/page-sections": (part) => `src/${part}/index.ts`,
};

/** How a component of the kit names its texts. */
const SECTION = /useTexts\("(\w+)"|locale\?\.(\w+)/g;

/** Names of the kit's components with a style sheet that an app shows, lazily loaded ones included. */
export function usedSheets(root: string): readonly string[] {
  const built = join(folderOf(root, "@wesdom/ui-kit"), "dist/");
  const files = filesReached(root, sources(join(root, "src"), "**/*.{ts,tsx}"));
  const names = files.map((file) => (file.startsWith(built) ? file.slice(built.length).split("/")[0] : ""));
  return [...new Set(names)]
    .flatMap((name) => (name && existsSync(`${built}${name}.css`) ? [name] : []))
    .toSorted();
}

/**
 * Sections of the kit's texts that components need, lazily loaded ones included.
 *
 * @param page - Folder in `src/pages`: those of its page alone; `frame`: those of every page.
 */
export function kitSections(root: string, page: string): readonly string[] {
  const pages = join(root, "src/pages/");
  const frame = filesReached(
    root,
    [join(root, "src/routes.tsx")],
    (file) => file.startsWith(pages) && file.endsWith("x"),
  );
  const everywhere = sectionsIn(frame);
  if (page === "frame") return ["lang", ...everywhere];
  const own = sectionsIn(filesReached(root, sources(join(pages, page), "**/*.tsx")));
  return own.filter((section) => !everywhere.includes(section));
}

function sources(folder: string, pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.map((file) => join(folder, file));
}

function sectionsIn(files: readonly string[]): readonly string[] {
  const named = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(SECTION)]);
  return [...new Set(named.map(([, needed, wanted]) => needed ?? wanted ?? ""))].toSorted();
}

/** Some files with all that they load of the app, of the sections that both sites show and of the built kit. */
function filesReached(
  root: string,
  from: readonly string[],
  isBeyond: (file: string) => boolean = () => false,
): readonly string[] {
  const folders = new Map(Object.keys(FOLLOWED).map((name) => [name, folderOf(root, name)]));
  const open = [...from];
  const reached = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || isBeyond(file) || !existsSync(file)) continue;
    reached.add(file);
    for (const [, now, later] of readFileSync(file, "utf8").matchAll(IMPORT))
      open.push(resolved(folders, file, now ?? later ?? ""));
  }
  return [...reached];
}

function resolved(folders: ReadonlyMap<string, string>, from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  const [, name = "", part = ""] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(specifier) ?? [];
  const entry = FOLLOWED[name]?.(part);
  return entry === undefined ? "" : join(folders.get(name) ?? "", entry);
}

/** Folder of a package that an app depends on. */
export function folderOf(root: string, name: string): string {
  return dirname(createRequire(join(root, "package.json")).resolve(`${name}/package.json`));
}
