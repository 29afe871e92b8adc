import { describeError, type Log } from "./log.ts";

/** How often what has to be kept in order is looked after. */
const ROUND_MS = 60 * 60_000;

/** Keeps something in order. */
export interface Upkeep {
  /** Does the work now; a failure is logged. */
  readonly run: () => Promise<void>;
  /** Does it now and each hour; every instance may. */
  readonly start: () => void;
  /** Waits for the round that is under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes the upkeep of something.
 *
 * @param event - Name of the line that a failure writes into the log.
 */
export function hourlyUpkeep(event: string, log: Log, work: () => Promise<void>): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log("error", event, { error: describeError(error) });
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
