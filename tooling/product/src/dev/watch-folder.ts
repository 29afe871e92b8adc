import { watch } from "node:fs";

/** An editor writes a file in several steps. */
const SETTLED_MS = 100;

/**
 * Does something after files of a folder have changed, and once more where some change meanwhile.
 *
 * @param isMeant - Whether a file counts, by its path below the folder.
 * @returns Ends it.
 */
export function watchFolder(
  folder: string,
  isMeant: (file: string) => boolean,
  act: () => Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !isMeant(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      acting = acting.then(act);
    }, SETTLED_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
