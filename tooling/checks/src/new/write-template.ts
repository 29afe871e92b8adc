import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fillIn, type Names } from "./names.ts";

const TEMPLATES = join(import.meta.dirname, "../../templates");
/** Templates rest under a name that no tool of the real tree reads. */
const AT_REST = ".txt";

/**
 * Writes a template's files into a folder.
 *
 * @param template - Folder below `templates`.
 * @returns paths of the files, below `folder`
 * @throws when a file is there already
 */
export async function writeTemplate(
  template: string,
  folder: string,
  names: Names,
): Promise<readonly string[]> {
  const files = new Map<string, string>();
  for await (const file of glob(`**/*${AT_REST}`, { cwd: join(TEMPLATES, template) }))
    files.set(fillIn(file.slice(0, -AT_REST.length), names), file);
  for (const path of files.keys())
    if (existsSync(join(folder, path))) throw new Error(`${join(folder, path)} is there already.`);
  for (const [path, file] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const content = await readFile(join(TEMPLATES, template, file), "utf8");
    await writeFile(join(folder, path), fillIn(content, names));
  }
  return [...files.keys()].toSorted();
}
