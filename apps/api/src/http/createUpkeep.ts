import { describeError, type Log } from "./log.ts";

/** How often what has to be kept in order is looked after. */
const ROUND_MS = 60 * 60_000;

/** Keeps what lies in the database in order. */
export interface Upkeep {
  /** Does the work now; a failure is logged. */
  readonly run: () => Promise<void>;
  /** Does it now and each hour; every instance may. */
  readonly start: () => void;
  /** Waits for the round that is under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes the upkeep of several features.
 *
 * @param time - The time by which things are deleted for their age, milliseconds since the epoch.
 * @param tasks - Work by name; one that fails is logged as `<name>-upkeep` and stops none of the others.
 */
export function createUpkeep(
  log: Log,
  time: () => Promise<number>,
  tasks: Readonly<Record<string, (now: number) => Promise<void>>>,
): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    await Promise.all(
      Object.entries(tasks).map(([name, task]) =>
        time()
          .then(task)
          .catch((error: unknown) => log("error", `${name}-upkeep`, { error: describeError(error) })),
      ),
    );
  };
  return {
    run,
    start: () => {
      clearInterval(timer);
      running = run();
      timer = setInterval(() => {
        running = running.then(run);
      }, ROUND_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
