import { watch, type FSWatcher } from "node:fs";
import { mkdir } from "node:fs/promises";

/** Follows one pointer. */
export interface PointerWatch {
  /** Looks now. @returns once a look is over that began after this */
  check(): Promise<void>;
  /** Looks no more, after the look under way. */
  stop(): Promise<void>;
}

/**
 * Calls back whenever a site's pointer may have changed: at once by the file system's notice, and at intervals for file
 * systems that give none.
 *
 * @param folder - The site's folder of releases; made where it is missing and may be written.
 * @param pollMs - The interval.
 * @param look - Called without overlap; what happens during a call leads to one more.
 */
export async function watchPointer(
  folder: string,
  pollMs: number,
  look: () => Promise<void>,
): Promise<PointerWatch> {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    again = false;
    await look();
    if (again && !stopped) await run();
  }

  async function check(): Promise<void> {
    if (stopped) return;
    if (running) again = true;
    else running = run().finally(() => (running = null));
    await running;
  }

  const trigger = () => void check();
  let watcher: FSWatcher | undefined;
  try {
    await mkdir(folder, { recursive: true });
    watcher = watch(folder, { persistent: false }, trigger);
    watcher.on("error", () => watcher?.close());
  } catch {
    // The interval sees changes all the same, and a folder that comes later.
  }
  const timer = setInterval(trigger, pollMs);
  timer.unref();
  return {
    check,
    async stop() {
      stopped = true;
      clearInterval(timer);
      watcher?.close();
      await running;
    },
  };
}
