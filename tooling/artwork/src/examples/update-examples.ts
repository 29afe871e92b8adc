import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EXAMPLES_DIR } from "../work/places.ts";
import { examples } from "./examples.ts";

/**
 * Writes the examples that are out of date.
 *
 * @param check - Look, but write nothing.
 * @returns their files.
 */
export async function updateExamples(check: boolean): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [name, text] of await examples()) {
    const file = join(EXAMPLES_DIR, name);
    if ((await readFile(file, "utf8").catch(() => "")) === text) continue;
    stale.push(file);
    if (check) continue;
    await mkdir(EXAMPLES_DIR, { recursive: true });
    await writeFile(file, text);
  }
  return stale;
}
