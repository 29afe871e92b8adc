import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a generator adds to a file that is there. */
export interface Insertion {
  /** Below the root. */
  readonly file: string;
  /** Stands once in the file. */
  readonly before: string;
  readonly text: string;
}

/** Adds to files, to all or none of them. @throws where one has no such place, or more than one. */
export async function insert(root: string, insertions: readonly Insertion[]): Promise<void> {
  const contents = new Map<string, string>();
  for (const { file, before, text } of insertions) {
    const content = contents.get(file) ?? (await readFile(join(root, file), "utf8"));
    const [head = "", tail, ...more] = content.split(before);
    if (tail === undefined || more.length > 0) throw new Error(`${file} has no one place before ${before}`);
    contents.set(file, head + text + before + tail);
  }
  for (const [file, content] of contents) await writeFile(join(root, file), content);
}
