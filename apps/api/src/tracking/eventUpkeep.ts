import { describeError, type Log } from "../app/log.ts";
import type { EventStore } from "./eventStore.ts";

/** How often partitions are made ahead and old ones removed. */
const ROUND_MS = 60 * 60_000;

/** Keeps the store of events in order. */
export interface EventUpkeep {
  /** Makes the partitions of the next days and removes what was kept long enough; a failure is logged. */
  readonly run: () => Promise<void>;
  /** Runs it now and each hour; every instance may. */
  readonly start: () => void;
  /** Waits for the round that is under way. */
  readonly stop: () => Promise<void>;
}

/** Makes the upkeep of a store. */
export function eventUpkeep(store: EventStore, log: Log): EventUpkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await store.prepare();
      const removed = await store.removeOld();
      if (removed > 0) log("info", "events-removed", { days: removed });
    } catch (error) {
      log("error", "events-upkeep", { error: describeError(error) });
    }
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
