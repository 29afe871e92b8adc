import { watch, type FSWatcher } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Calls back whenever a pointer may have changed: at once by the file system's notice, and at intervals for file
 * systems that give none.
 *
 * @param releasesDir - Releases folder; made where it is missing and may be written.
 * @param sites - Apps to follow.
 * @param pollMs - The interval.
 * @param check - Called without overlap; what happens during a call leads to one more.
 * @returns Stops watching, after the call under way.
 */
export async function watchPointers(
  releasesDir: string,
  sites: readonly string[],
  pollMs: number,
  check: () => Promise<void>,
): Promise<() => Promise<void>> {
  const watchers: FSWatcher[] = [];
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    again = false;
    await check();
    if (again && !stopped) await run();
  }

  function trigger(): void {
    if (stopped) return;
    if (running) again = true;
    else running = run().finally(() => (running = null));
  }

  for (const site of sites) {
    const folder = join(releasesDir, site);
    try {
      await mkdir(folder, { recursive: true });
      const watcher = watch(folder, { persistent: false }, trigger);
      watcher.on("error", () => watcher.close());
      watchers.push(watcher);
    } catch {
      // The interval below sees changes all the same, and a folder that comes later.
    }
  }
  const timer = setInterval(trigger, pollMs);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    for (const watcher of watchers) watcher.close();
    await running;
  };
}
