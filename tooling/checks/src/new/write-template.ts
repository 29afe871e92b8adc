import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fillIn, type Names } from "./names.ts";

const TEMPLATES = join(import.meta.dirname, "../../templates");
/** Templates rest under a name that no tool of the real tree reads. */
const AT_REST = ".txt";

/**
 * Writes a template's files into a new folder.
 *
 * @param template - Folder below `templates`.
 * @returns paths of the files, below `folder`
 * @throws when the folder is there already
 */
export async function writeTemplate(
  template: string,
  folder: string,
  names: Names,
): Promise<readonly string[]> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const files: string[] = [];
  for await (const file of glob(`**/*${AT_REST}`, { cwd: join(TEMPLATES, template) })) {
    const path = fillIn(file.slice(0, -AT_REST.length), names);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const content = await readFile(join(TEMPLATES, template, file), "utf8");
    await writeFile(join(folder, path), fillIn(content, names));
    files.push(path);
  }
  return files.toSorted();
}
