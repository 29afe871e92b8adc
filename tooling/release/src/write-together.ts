import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Prefix of what is being written; one found without its writer is the rest of a crash. */
export const TEMPORARY_PREFIX = ".incoming-";

/**
 * Replaces files of a folder, each in one step: a reader sees the earlier or the new one, never a part. All are written
 * out to the disk before the first is replaced, so a full disk replaces none.
 *
 * @param folder - Their folder.
 * @param files - Name and text, in the order in which they are replaced.
 */
export async function writeTogether(
  folder: string,
  files: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  const staged: { readonly temporary: string; readonly name: string }[] = [];
  try {
    for (const [name, text] of files) {
      const temporary = join(folder, `${TEMPORARY_PREFIX}${randomUUID()}`);
      staged.push({ temporary, name });
      const handle = await open(temporary, "wx");
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    for (const { temporary, name } of staged) await rename(temporary, join(folder, name));
  } finally {
    await Promise.all(staged.map(({ temporary }) => rm(temporary, { force: true })));
  }
}
